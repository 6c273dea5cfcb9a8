import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { useWritten } from '../react.ts';
import { clearBrowser } from './clear-browser.ts';
import { onNotKept } from './not-kept.ts';
import { exportProgress, importProgress } from './transfer.ts';
import { clearWritten, storeWritten, write, writtenOn } from './written-work.ts';

const KEY = 'written_work';
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '{}') as unknown;
/** Another tab writes: only the event reaches this one. */
const elsewhere = (works: object) => {
  localStorage.setItem(KEY, JSON.stringify(works));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
};

function Note({ of }: { of: string }) {
  const { values, filled, write: type, clear } = useWritten(of);
  return (
    <>
      <input
        aria-label="note"
        value={values.note ?? ''}
        onChange={({ target }) => type({ note: target.value })}
      />
      <button type="button" disabled={!filled} onClick={clear}>
        Clear
      </button>
    </>
  );
}
const note = () => screen.getByLabelText<HTMLInputElement>('note');
const type = (value: string) => fireEvent.change(note(), { target: { value } });

beforeEach(() => {
  jest.useFakeTimers();
  clearBrowser();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('what is typed', () => {
  it('shows at once and is stored a moment later, without a further key pressed', () => {
    render(<Note of="template-a" />);
    type('Thursday');
    expect(note()).toHaveValue('Thursday');
    expect(stored()).toEqual({});
    act(() => jest.advanceTimersByTime(400));
    expect(stored()).toEqual({ 'template-a': { note: 'Thursday' } });
  });

  it('is stored although somebody types on and on', () => {
    render(<Note of="template-a" />);
    for (const at of Array.from({ length: 10 }).keys()) {
      type('x'.repeat(at + 1));
      act(() => jest.advanceTimersByTime(100));
    }
    expect(stored()).toMatchObject({ 'template-a': { note: expect.stringMatching(/^x{5,}$/) } });
  });

  it.each([
    ['is left', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'is hidden',
      () => {
        const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange'));
        hidden.mockRestore();
      },
    ],
  ])('is stored at once when the page %s', (_, leave) => {
    write('template-a', { note: 'Thursday' });
    leave();
    expect(stored()).toEqual({ 'template-a': { note: 'Thursday' } });
  });

  it('is back when the page is opened again, and never moves the first hydration', async () => {
    localStorage.setItem(KEY, JSON.stringify({ 'template-a': { note: 'Thursday' } }));
    const root = document.createElement('div');
    root.innerHTML = '<input aria-label="note" value=""/><button type="button" disabled="">Clear</button>';
    const hydrated = await act(async () => hydrateRoot(root, <Note of="template-a" />));
    expect(root.querySelector('input')!.value).toBe('Thursday');
    act(() => hydrated.unmount());
  });

  it('appears in a second tab, except over the field that is being typed in there', () => {
    render(<Note of="template-a" />);
    elsewhere({ 'template-a': { note: 'from there', other: '1' } });
    expect(note()).toHaveValue('from there');
    type('from here');
    elsewhere({ 'template-a': { note: 'from there, again', other: '2' } });
    expect(note()).toHaveValue('from here');
    act(() => storeWritten());
    expect(stored()).toEqual({ 'template-a': { note: 'from here', other: '2' } });
  });

  it('leaves what is written on others alone, also when it is cleared', () => {
    write('template-a', { note: 'a' });
    write('template-b', { note: 'b' });
    storeWritten();
    clearWritten('template-a');
    expect(stored()).toEqual({ 'template-b': { note: 'b' } });
    expect(writtenOn('template-a')).toEqual({});
  });

  it('does not come back once it was cleared before it was stored', () => {
    render(<Note of="template-a" />);
    type('Thursday');
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(note()).toHaveValue('');
    act(() => jest.advanceTimersByTime(1_000));
    expect(stored()).toEqual({});
  });

  it('goes with everything else when the browser is cleared', () => {
    write('template-a', { note: 'a' });
    clearBrowser();
    storeWritten();
    expect(stored()).toEqual({});
  });

  it.each([
    '4',
    '[]',
    '{"template-a":[]}',
    '{"template-a":{"note":5}}',
    '{"template-a":',
    '{"__proto__":{"note":"x"}}',
  ])('is nothing where something else is stored: %s', (raw) => {
    localStorage.setItem(KEY, raw);
    expect(writtenOn('template-a')).toEqual({});
    expect(writtenOn('toString')).toEqual({});
    // Text that cannot be read is named in the log.
    jest.spyOn(console, 'warn').mockClear();
  });
});

describe('storage that is full', () => {
  it('is told, and what was typed stays on the page until there is room', () => {
    const heard = jest.fn();
    const stop = onNotKept(heard);
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    render(<Note of="template-a" />);
    type('Thursday');
    act(() => storeWritten());
    expect(heard).toHaveBeenCalledTimes(1);
    expect(note()).toHaveValue('Thursday');
    full.mockRestore();
    type('Thursday at ten');
    act(() => storeWritten());
    expect(heard).toHaveBeenCalledTimes(1);
    expect(stored()).toEqual({ 'template-a': { note: 'Thursday at ten' } });
    stop();
  });
});

describe('in the file of progress', () => {
  it('is there although it waits, and comes back in an empty browser', () => {
    write('template-a', { note: 'Łukasz' });
    const file = exportProgress();
    clearBrowser();
    importProgress(file);
    expect(writtenOn('template-a')).toEqual({ note: 'Łukasz' });
  });

  it('fills in what is missing here, and writes over nothing', () => {
    write('template-a', { note: 'there', more: 'there' });
    const file = exportProgress();
    clearBrowser();
    write('template-a', { note: 'here' });
    importProgress(file);
    expect(writtenOn('template-a')).toEqual({ note: 'here', more: 'there' });
  });
});
