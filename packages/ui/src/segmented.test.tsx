import { expect, it, jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Segmented } from './segmented.tsx';

it('shows which word is on and switches to another, once', async () => {
  const change = jest.fn();
  render(
    <Segmented
      label="Level"
      value="all"
      onChange={change}
      options={[
        { value: 'all', label: 'All' },
        { value: 'L1', label: 'L1 Foundation' },
      ]}
    />,
  );
  const group = within(screen.getByRole('group', { name: 'Level' }));
  expect(group.getByRole('button', { pressed: true })).toHaveTextContent('All');
  await userEvent.click(group.getByRole('button', { name: 'All' }));
  await userEvent.click(group.getByRole('button', { name: 'L1 Foundation' }));
  expect(change.mock.calls).toEqual([['L1']]);
});
