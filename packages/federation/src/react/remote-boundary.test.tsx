import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { RemoteBoundary } from './remote-boundary.tsx';
import type { RemoteBoundaryProps } from './remote-boundary.tsx';

/** A section that throws while `fault` is set. */
const world: { fault: Error | undefined } = { fault: undefined };

function Section() {
  if (world.fault) throw world.fault;
  return <p>The lab</p>;
}

function broken() {
  world.fault = new Error('It broke');
}

/** React tells the console of every error that a boundary catches; here that is what is provoked. */
const quiet = { onCaughtError: () => {} };

const boundary = (props: Partial<RemoteBoundaryProps> = {}) => (
  <>
    <nav>Navigation</nav>
    <RemoteBoundary resetKey="" fallback={<p>Loading</p>} onError={() => {}} {...props}>
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

  it('shows the fallback in the place of a section that throws, and leaves the frame alone', () => {
    broken();
    const onError = jest.fn();
    render(boundary({ onError }), quiet);
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(screen.getByText('Navigation')).toBeInTheDocument();
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onError).toHaveBeenCalledWith(world.fault, expect.anything());
  });

  it('recovers on navigation', () => {
    broken();
    const { rerender } = render(boundary({ resetKey: '/lab' }), quiet);
    world.fault = undefined;
    rerender(boundary({ resetKey: '/lab' }));
    expect(screen.getByText('Loading')).toBeInTheDocument();
    rerender(boundary({ resetKey: '/tools' }));
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
          {boundary({ children: open && <Section /> })}
        </>
      );
    }
    render(<App />, quiet);
    await userEvent.type(screen.getByLabelText('Message'), 'half a sentence');
    broken();
    await userEvent.click(screen.getByText('Open'));
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(screen.getByLabelText('Message')).toHaveValue('half a sentence');
  });
});
