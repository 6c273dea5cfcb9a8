import { useState } from 'react';
import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Scale } from './scale.tsx';

const words = ['Never', 'Rarely', 'Sometimes', 'Often', 'Usually', 'Always'];

function Question({ onAnswer, error }: { onAnswer?: (value: number) => void; error?: string }) {
  const [value, setValue] = useState<number | null>(null);
  const answer = (next: number) => {
    setValue(next);
    onAnswer?.(next);
  };
  return (
    <Scale
      name="q9"
      number={9}
      statement="I let a silence run."
      words={words}
      value={value}
      onChange={answer}
      error={error}
    />
  );
}

describe('Scale', () => {
  it('is a group named by its statement, of six radios named by their words', () => {
    render(<Question error="Answer this one to go on" />);
    const group = screen.getByRole('group', { name: /I let a silence run\./ });
    expect(group).toHaveAccessibleDescription('Answer this one to go on');
    expect(
      screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual(words);
  });

  it('moves the focus by arrows without choosing, and stops at the ends', async () => {
    const answer = jest.fn();
    render(<Question onAnswer={answer} />);
    await userEvent.tab();
    expect(screen.getByLabelText('Never')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByLabelText('Never')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(screen.getByLabelText('Sometimes')).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(screen.getByLabelText('Always')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(screen.getByLabelText('Never')).toHaveFocus();
    expect(answer).not.toHaveBeenCalled();
  });

  it('chooses by Space and by Enter, without submitting the form', async () => {
    const submit = jest.fn();
    render(
      <form onSubmit={submit}>
        <Question />
      </form>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight} ');
    expect(screen.getByLabelText('Rarely')).toBeChecked();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(screen.getByLabelText('Sometimes')).toBeChecked();
    expect(submit).not.toHaveBeenCalled();
  });

  it('chooses by a digit from 1 to 6 and by a press', async () => {
    const answer = jest.fn();
    render(<Question onAnswer={answer} />);
    await userEvent.tab();
    await userEvent.keyboard('507');
    expect(screen.getByLabelText('Usually')).toBeChecked();
    expect(screen.getByLabelText('Usually')).toHaveFocus();
    await userEvent.click(screen.getByText('Often'));
    expect(answer.mock.calls).toEqual([[5], [4]]);
  });
});
