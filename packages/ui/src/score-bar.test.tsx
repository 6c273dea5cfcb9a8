import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ScoreBar, scoreBand } from './score-bar.tsx';

it.each([
  [0, 'low'],
  [33, 'low'],
  [34, 'mid'],
  [66, 'mid'],
  [67, 'high'],
  [100, 'high'],
])('puts %i in the band %s', (score, band) => {
  expect(scoreBand(score)).toBe(band);
});

it('says the range that the score may lie in', () => {
  render(<ScoreBar name="Trust" score={71} range={{ low: 64, high: 78 }} />);
  expect(screen.getByText('64–78')).toBeVisible();
});

it('says the score in a number and a word', () => {
  render(<ScoreBar name="Trust" score={71} />);
  expect(screen.getByText('Trust')).toBeVisible();
  expect(screen.getByText('71')).toHaveTextContent('71 High');
});

it('leaves the words to a table beside it', () => {
  render(<ScoreBar name="Trust" score={71} range={{ low: 64, high: 78 }} words={false} />);
  expect(screen.getByText('Trust')).toBeVisible();
  expect(screen.queryByText(/71|High|64/)).not.toBeInTheDocument();
});
