import { useState } from 'react';
import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';
import { Dialog, preloadLayers, Sheet } from './layer.tsx';

function Example({ kind }: { kind: 'dialog' | 'menu' | 'chat' }) {
  const [open, setOpen] = useState(false);
  const props = {
    open,
    onOpenChange: setOpen,
    title: 'Solve a Coaching Challenge',
    description: 'Select one',
  };
  const inside = <input aria-label="Message" autoFocus={kind === 'chat'} />;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {kind === 'dialog' ? (
        <Dialog {...props}>{inside}</Dialog>
      ) : (
        <Sheet {...props} kind={kind}>
          {inside}
        </Sheet>
      )}
    </>
  );
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.findByRole('dialog', { name: 'Solve a Coaching Challenge' });
};

describe('Dialog', () => {
  it('is not there until it is opened; then it takes the focus and hides the page', async () => {
    render(<Example kind="dialog" />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const dialog = await open();
    expect(dialog).toHaveAccessibleDescription('Select one');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument();
  });

  it.each(['Escape', 'Close'])('closes by %s and gives the focus back', async (way) => {
    render(<Example kind="dialog" />);
    await open();
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  it('opens at once when its code was fetched before', async () => {
    preloadLayers();
    await import('./layer-parts.tsx');
    render(<Example kind="dialog" />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('Sheet', () => {
  it('as a chat leaves the page alive beside it and starts at the message', async () => {
    render(<Example kind="chat" />);
    await open();
    expect(screen.getByLabelText('Message')).toHaveFocus();
    await userEvent.click(document.body);
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('as a menu closes by a press outside', async () => {
    render(<Example kind="menu" />);
    await open();
    // jsdom has no layout: the scrim lies over the page, and Radix turns the page's pointer events off.
    await userEvent.setup({ pointerEventsCheck: 0 }).click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
