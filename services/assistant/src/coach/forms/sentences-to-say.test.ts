import { expect, it } from '@jest/globals';
import { sentencesToSay } from './sentences-to-say.ts';

const LINES = [
  'You didn’t get the promotion, and I’m sorry. [I put you forward and argued for you.]',
  'The reason was that [you haven’t run it]. I’d rather you had the real one.',
];
const REPLIES = [{ they: 'You promised.', you: 'If I made it sound so, I was wrong. Ask me anything.' }];

it.each([
  [1, '> “You didn’t get the promotion, and I’m sorry.”'],
  [2, '> “You didn’t get the promotion, and I’m sorry. The reason was that [you haven’t run it].”'],
])('has %i, and none that is an example throughout', (count, said) => {
  expect(sentencesToSay(LINES, count)).toBe(said);
});

it('has all there are where more are wanted', () => {
  expect(sentencesToSay(LINES, 9)).toContain('[I put you forward');
});

it('holds on to what was answered to a reply just now', () => {
  const before =
    '**If they say:** *“You promised.”*\n\n> “If I made it sound so, I was wrong. Ask me anything.”';
  expect(sentencesToSay(LINES, 2, { replies: REPLIES }, before)).toBe(
    '> “You didn’t get the promotion, and I’m sorry. If I made it sound so, I was wrong.”',
  );
  expect(sentencesToSay(LINES, 2, { replies: REPLIES }, before, 'You’re right.')).toBe(
    '> “You didn’t get the promotion, and I’m sorry. You’re right.”',
  );
});

it('takes a list of likely replies for no talk about one', () => {
  const listed = '- *“You promised.”* “If I made it sound so, I was wrong. Ask me anything.”';
  expect(sentencesToSay(LINES, 1, { replies: REPLIES }, listed)).toBe(sentencesToSay(LINES, 1));
});
