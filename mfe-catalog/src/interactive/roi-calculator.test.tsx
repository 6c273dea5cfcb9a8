import { beforeEach, describe, expect, it } from '@jest/globals';
import { clearBrowser } from '@coachlab/learner';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RoiCalculator } from './roi-calculator.tsx';

const calculator = <RoiCalculator id="tool-roi-calculator" />;
const slider = (name: string) => screen.getByRole('slider', { name });
const result = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
const results = () => [
  result('Annual waste'),
  result('Savings'),
  result('Net value'),
  screen.getByText(/%$/, { selector: 'b' }).textContent,
];
const set = (name: string, value: number) =>
  fireEvent.change(slider(name), { target: { value: String(value) } });
const setSalary = async (text: string) => {
  const field = screen.getByRole('spinbutton', { name: 'Average salary' });
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};

beforeEach(() => clearBrowser());

describe('the ROI calculator', () => {
  it('says where it breaks even, and that it never does', async () => {
    render(calculator);
    // 50,000 of 187,500 is 26.7 %: at 26 it does not pay yet.
    expect(screen.getByText('Breaks even at a productivity gain of 27%.')).toBeVisible();
    await setSalary('');
    expect(screen.getByText(/^Never breaks even/)).toBeVisible();
  });

  it.each([
    ['Team size', '5', '100', '5', '10'],
    ['Weekly meeting hours', '1', '40', '1', '10'],
    ['Expected productivity gain', '5', '50', '5', '15'],
  ])('asks for %s from %s to %s in steps of %s, at first %s', (name, min, max, step, value) => {
    render(calculator);
    const input = slider(name);
    expect(['min', 'max', 'step'].map((limit) => input.getAttribute(limit))).toEqual([min, max, step]);
    expect(input).toHaveValue(value);
  });

  it.each([
    // team, salary, hours, gain: annual waste, savings, net value, net ROI
    [10, '75000', 10, 15, '$187,500', '$28,125', '-$21,875', '-44%'],
    [20, '75000', 20, 15, '$750,000', '$112,500', '$62,500', '+125%'],
    [100, '104000', 40, 50, '$10,400,000', '$5,200,000', '$5,150,000', '+10,300%'],
    [10, '', 10, 15, '$0', '$0', '-$50,000', '-100%'],
    [10, '-75000', 10, 15, '-$187,500', '-$28,125', '-$78,125', '-156%'],
  ])('for %i people at %s, %i hours and %i %% counts', async (team, salary, hours, gain, ...expected) => {
    render(calculator);
    set('Team size', team);
    await setSalary(salary);
    set('Weekly meeting hours', hours);
    set('Expected productivity gain', gain);
    expect(results()).toEqual(expected);
  });

  it('takes any salary and says the investment', async () => {
    render(calculator);
    expect(screen.getByRole('spinbutton', { name: 'Average salary' })).toHaveValue(75_000);
    expect(screen.getByRole('spinbutton', { name: 'Average salary' })).not.toHaveAttribute('min');
    expect(result('Coaching investment')).toBe('$50,000');
  });

  it('keeps what was set until it is cleared', async () => {
    const { unmount } = render(calculator);
    set('Team size', 40);
    await setSalary('50000');
    unmount();
    render(calculator);
    expect(slider('Team size')).toHaveValue('40');
    expect(screen.getByRole('spinbutton', { name: 'Average salary' })).toHaveValue(50_000);
    expect(result('Annual waste')).toBe('$500,000');

    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear' }));
    expect(slider('Team size')).toHaveValue('10');
    expect(result('Annual waste')).toBe('$187,500');
  });

  it.each(['', 'many', '4', '101'])('takes no team of %j from what was kept', (teamSize) => {
    localStorage.setItem('written_work', JSON.stringify({ 'tool-roi-calculator': { teamSize } }));
    render(calculator);
    expect(slider('Team size')).toHaveValue('10');
  });
});
