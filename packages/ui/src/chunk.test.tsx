import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createChunk, useChunk } from './chunk.ts';

const original = globalThis.reportError;
const reported = jest.fn();
beforeEach(() => {
  reported.mockClear();
  globalThis.reportError = reported;
});
afterEach(() => {
  globalThis.reportError = original;
});

describe('A part that arrives when it is wanted', () => {
  it('is fetched once, however often it is asked for', async () => {
    const load = jest.fn(async () => 'part');
    const chunk = createChunk(load);
    expect(chunk.current).toBeUndefined();
    await Promise.all([chunk.load(), chunk.load()]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(chunk.current).toBe('part');
  });

  it('can be had by asking again after the network failed, and the failure is reported', async () => {
    let online = false;
    const chunk = createChunk(async () => {
      if (!online) throw new Error('Loading chunk failed');
      return 'part';
    });
    function Opener() {
      const [wanted, setWanted] = useState(false);
      const part = useChunk(chunk, wanted, () => setWanted(false));
      return (
        <button type="button" onClick={() => setWanted(true)}>
          {part ?? (wanted ? 'opening' : 'closed')}
        </button>
      );
    }
    render(<Opener />);
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('closed')).toBeVisible();
    expect(reported).toHaveBeenCalledWith(new Error('Loading chunk failed'));
    online = true;
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('part')).toBeVisible();
  });
});
