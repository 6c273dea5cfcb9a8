import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Step } from './step.tsx';

it('opens and closes as its owner says, and says so', async () => {
  const toggle = jest.fn();
  const step = (open: boolean) => (
    <Step letter="G" name="Goal" open={open} onToggle={toggle} done>
      What do you want?
    </Step>
  );
  const { rerender } = render(step(false));
  expect(screen.getByText('What do you want?')).not.toBeVisible();
  const head = screen.getByRole('button', { name: /Goal\s*Done/, expanded: false });
  await userEvent.click(head);
  expect(toggle).toHaveBeenCalledTimes(1);
  rerender(step(true));
  expect(head).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('What do you want?')).toBeVisible();
});
