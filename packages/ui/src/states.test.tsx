import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { PageSkeleton, Skeleton } from './skeleton.tsx';
import { Toast } from './toast.tsx';

it('a loading part says what is loading to screen readers', () => {
  render(<Skeleton shape="cards" count={2} label="Loading Certifications..." />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading Certifications...');
});

it('a loading page says it too', () => {
  render(<PageSkeleton label="Loading experiment..." shape="text" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading experiment...');
});

it('an empty list says so and offers one way out', () => {
  render(
    <EmptyState title="No Match Found" act={<Button>Show all 34</Button>}>
      No artifacts in this category
    </EmptyState>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('No artifacts in this category');
  expect(screen.getByRole('heading', { name: 'No Match Found' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show all 34' })).toBeVisible();
});

it('a toast interrupts only when something is wrong, and can be dismissed', async () => {
  const dismiss = jest.fn();
  const { rerender } = render(
    <Toast tone="bad" title="Error" onDismiss={dismiss}>
      Failed to subscribe. Please try again later.
    </Toast>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to subscribe');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dismiss).toHaveBeenCalledTimes(1);
  rerender(<Toast tone="good" title="Message Sent!" onDismiss={dismiss} />);
  expect(screen.getByRole('status')).toHaveTextContent('Message Sent!');
});
