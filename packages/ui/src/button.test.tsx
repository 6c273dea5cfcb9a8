import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, IconButton, LinkButton } from './button.tsx';
import { Cross } from './glyphs.tsx';

describe('Button', () => {
  it('says what is going on while pending, keeps the focus and does nothing more', async () => {
    const send = jest.fn();
    const { rerender } = render(<Button onClick={send}>Send Message</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    rerender(
      <Button onClick={send} pending pendingLabel="Sending...">
        Send Message
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Sending...' });
    await userEvent.click(button);
    expect(send).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText('Send Message')).not.toBeInTheDocument();
  });

  it('does not submit its form a second time while pending', async () => {
    const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <input aria-label="Name" />
        <Button type="submit" pending>
          Post
        </Button>
      </form>,
    );
    await userEvent.type(screen.getByLabelText('Name'), 'Priya{Enter}');
    await userEvent.click(screen.getByRole('button'));
    expect(submit).not.toHaveBeenCalled();
  });

  it('does not submit a form unless it is told to', () => {
    render(<Button>Cancel</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });
});

describe('LinkButton', () => {
  it('is the link it was given, with the words in it', () => {
    render(
      <LinkButton link={<a href="/lab" className="mine" />} leaves aria-label="Open the Lab: all frameworks">
        Open the Lab
      </LinkButton>,
    );
    const link = screen.getByRole('link', { name: 'Open the Lab: all frameworks' });
    expect(link).toHaveAttribute('href', '/lab');
    expect(link).toHaveTextContent('Open the Lab');
    expect(link).toHaveClass('button', 'mine');
  });
});

describe('IconButton', () => {
  it('has a name', () => {
    render(<IconButton icon={Cross} label="Close" />);
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  });
});
