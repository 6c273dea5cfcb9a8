import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { RemoteBoundary } from './remote-boundary.tsx';
import type { RemoteBoundaryProps, RemoteFailure } from './remote-boundary.tsx';

const panel = ({ error, retry, retrying }: RemoteFailure) => (
  <section aria-label="Failed">
    <p>{(error as Error).message}</p>
    <button type="button" onClick={retry}>
      {retrying ? 'Trying…' : 'Try again'}
    </button>
  </section>
);

/** A section that throws while `fault` is set. */
const world: { fault: Error | undefined } = { fault: undefined };

function Section({ name = 'The lab' }: { name?: string }) {
  if (world.fault) throw world.fault;
  return <p>{name}</p>;
}

function broken(message = 'It broke') {
  world.fault = new Error(message);
}

/** React tells the console of every error that a boundary catches; here that is what is provoked. */
const quiet = { onCaughtError: () => {} };

const boundary = (props: Partial<RemoteBoundaryProps> = {}) => (
  <>
    <nav>Navigation</nav>
    <RemoteBoundary failed={panel} {...props}>
      {props.children ?? <Section />}
    </RemoteBoundary>
  </>
);

describe('the boundary of a section', () => {
  it('shows the section while all is well', () => {
    world.fault = undefined;
    render(boundary(), quiet);
    expect(screen.getByText('The lab')).toBeInTheDocument();
  });

  it('shows the panel in the place of a section that throws, and leaves the frame alone', () => {
    broken();
    const onError = jest.fn();
    render(boundary({ onError }), quiet);
    expect(screen.getByText('It broke')).toBeInTheDocument();
    expect(screen.getByText('Navigation')).toBeInTheDocument();
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('draws the section again by "Try again" once the fault is gone', async () => {
    broken();
    render(boundary(), quiet);
    world.fault = undefined;
    await userEvent.click(screen.getByText('Try again'));
    expect(screen.getByText('The lab')).toBeInTheDocument();
  });

  it('keeps the panel, saying that it tries, until the retry has worked', async () => {
    broken();
    const tries = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const onRetry = jest.fn(() => tries[onRetry.mock.calls.length - 1]!.promise);
    render(boundary({ onRetry }), quiet);

    await userEvent.click(screen.getByText('Try again'));
    await userEvent.click(screen.getByText('Trying…'));
    expect(onRetry).toHaveBeenCalledTimes(1);
    act(() => tries[0]!.reject(new Error('Still broken')));
    expect(await screen.findByText('Still broken')).toBeInTheDocument();

    world.fault = undefined;
    await userEvent.click(screen.getByText('Try again'));
    expect(screen.getByText('Still broken')).toBeInTheDocument();
    act(() => tries[1]!.resolve());
    expect(await screen.findByText('The lab')).toBeInTheDocument();
  });

  it('recovers on navigation', () => {
    broken();
    const { rerender } = render(boundary({ resetKey: '/lab' }), quiet);
    world.fault = undefined;
    rerender(boundary({ resetKey: '/lab' }));
    expect(screen.getByText('It broke')).toBeInTheDocument();
    rerender(boundary({ resetKey: '/tools' }));
    expect(screen.getByText('The lab')).toBeInTheDocument();
  });

  it('does not bring back an old failure when a retry ends after a navigation', async () => {
    broken();
    const slow = Promise.withResolvers<void>();
    const { rerender } = render(boundary({ resetKey: '/lab', onRetry: () => slow.promise }), quiet);
    await userEvent.click(screen.getByText('Try again'));
    world.fault = undefined;
    rerender(boundary({ resetKey: '/tools' }));
    await act(async () => slow.reject(new Error('Too late')));
    expect(screen.getByText('The lab')).toBeInTheDocument();
  });

  it('keeps what is typed beside it', async () => {
    world.fault = undefined;
    function App() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <input aria-label="Message" />
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
          <RemoteBoundary failed={panel}>{open && <Section />}</RemoteBoundary>
        </>
      );
    }
    render(<App />, quiet);
    await userEvent.type(screen.getByLabelText('Message'), 'half a sentence');
    broken();
    await userEvent.click(screen.getByText('Open'));
    expect(screen.getByText('It broke')).toBeInTheDocument();
    expect(screen.getByLabelText('Message')).toHaveValue('half a sentence');
  });
});
