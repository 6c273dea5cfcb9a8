import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { holdPresses, pressAgain, takePresses } from './held-presses.ts';

let root: Root;
let container: HTMLElement;

// React draws when a browser would have it draw, not when a test says so.
const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeEach(() => {
  react.IS_REACT_ACT_ENVIRONMENT = false;
});

/** The server's page, on which presses are held. What comes back is React's coming. */
function served(page: ReactNode): () => Promise<void> {
  holdPresses();
  container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  return async () => {
    const presses = takePresses();
    await new Promise<void>((settled) => {
      root = hydrateRoot(container, <Settled then={settled}>{page}</Settled>);
    });
    await new Promise<void>((done) => pressAgain(presses, done));
  };
}

function Settled({ children, then }: { children: ReactNode; then: () => void }) {
  useEffect(then, [then]);
  return children;
}

afterEach(() => {
  root.unmount();
  container.remove();
});

/** Its second press is of another button in the same place, and each counts from what is drawn. */
function Steps() {
  const [step, setStep] = useState(1);
  return (
    <>
      <p>Step {step}</p>
      <button type="button" onClick={() => setStep(step + 1)}>
        <b>Next</b>
      </button>
    </>
  );
}

describe('presses before React came', () => {
  it('are made up for, each on what the one before has drawn', async () => {
    const arrive = served(<Steps />);
    await userEvent.click(screen.getByText('Next'));
    await userEvent.click(screen.getByText('Next'));
    expect(screen.getByText('Step 1')).toBeVisible();
    await arrive();
    await waitFor(() => expect(screen.getByText('Step 3')).toBeVisible());
  });

  it('are heard once from then on', async () => {
    await served(<Steps />)();
    await userEvent.click(screen.getByText('Next'));
    expect(takePresses()).toEqual([]);
    await waitFor(() => expect(screen.getByText('Step 2')).toBeVisible());
  });

  it('leave out what the page has taken away', async () => {
    function Once() {
      const [done, setDone] = useState(0);
      return done > 0 ? <p>Done {done}</p> : <button onClick={() => setDone(done + 1)}>Do it</button>;
    }
    const arrive = served(<Once />);
    await userEvent.dblClick(screen.getByText('Do it'));
    await arrive();
    await waitFor(() => expect(screen.getByText('Done 1')).toBeVisible());
  });

  it('are not held where the browser acts by itself', async () => {
    const arrive = served(
      <form action="/-/override/clear" onSubmit={(event) => event.preventDefault()}>
        <button>Back</button>
      </form>,
    );
    container.addEventListener('submit', (event) => event.preventDefault());
    await userEvent.click(screen.getByText('Back'));
    expect(takePresses()).toEqual([]);
    await arrive();
  });
});
