import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Meter, ProgressBar } from './meter.tsx';

describe('ProgressBar', () => {
  it.each([
    [0, ''],
    [15, ''],
    [15.4, ''],
    [16, '16%'],
    [100, '100%'],
    [140, '100%'],
  ])('at %s shows "%s" inside', (value, text) => {
    render(<ProgressBar value={value} label="Overall progress" />);
    expect(screen.getByRole('progressbar', { name: 'Overall progress' })).toHaveTextContent(
      text === '' ? /^$/ : text,
    );
  });
});

describe('Meter', () => {
  it('tells its value to screen readers when it has a name', () => {
    render(<Meter value={30.6} label="Modules" />);
    expect(screen.getByRole('progressbar', { name: 'Modules' })).toHaveAttribute('aria-valuenow', '31');
  });

  it('is decoration without a name', () => {
    render(<Meter value={30} />);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});
