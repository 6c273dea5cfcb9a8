import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckRows, ChoiceRows } from './choice-rows.tsx';

const options = [
  { value: 'time', label: 'Time', hint: 'Never enough' },
  { value: 'remote', label: 'Remote team' },
] as const;

describe('ChoiceRows', () => {
  it('chooses one by pressing anywhere on its row', async () => {
    const choose = jest.fn();
    render(<ChoiceRows legend="What gets in the way?" options={options} value="time" onChange={choose} />);
    expect(screen.getByRole('group', { name: 'What gets in the way?' })).toBeVisible();
    const time = screen.getByRole('radio', { name: 'Time' });
    expect(time).toBeChecked();
    expect(time).toHaveAccessibleDescription('Never enough');
    await userEvent.click(screen.getByText('Remote team'));
    expect(choose).toHaveBeenCalledWith('remote');
  });
});

describe('CheckRows', () => {
  it('gives the new list and the option that was pressed, on and off', async () => {
    const change = jest.fn();
    const { rerender } = render(
      <CheckRows legend="Limits" options={options} value={['time']} onChange={change} />,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remote team' }));
    expect(change).toHaveBeenLastCalledWith(['time', 'remote'], 'remote');
    rerender(
      <CheckRows
        legend="Limits"
        options={options}
        value={['time']}
        onChange={change}
        error="Choose at least one"
      />,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Time' }));
    expect(change).toHaveBeenLastCalledWith([], 'time');
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose at least one');
  });
});
