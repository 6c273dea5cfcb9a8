import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Term } from './tooltip.tsx';
// Radix measures the note with an observer that jsdom lacks.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  // A second apart, so that no test reads on from the one before.
  await act(() => jest.advanceTimersByTimeAsync(1000));
});
afterEach(() => {
  jest.useRealTimers();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const word = (name: string) => screen.getByRole('button', { name });
const note = () => screen.queryByRole('tooltip')?.textContent ?? 'no note';

async function terms() {
  render(
    <>
      <Term definition="A practice inventory">PCI</Term>
      <Term definition="Effort lost">Performance Drag</Term>
    </>,
  );
  await act(() => import('./tooltip-layer.tsx'));
}

describe('Term', () => {
  it('explains itself after the pointer has rested on it for 700 ms', async () => {
    await terms();
    fireEvent.pointerEnter(word('PCI'), { pointerType: 'mouse' });
    await wait(699);
    expect(note()).toBe('no note');
    await wait(1);
    expect(note()).toBe('PCIA practice inventory');
    expect(word('PCI')).toHaveAccessibleDescription('PCI A practice inventory');
    fireEvent.pointerLeave(word('PCI'), { pointerType: 'mouse' });
    await wait(150);
    expect(note()).toBe('no note');
  });

  it('explains the next word at once within 300 ms, and not later', async () => {
    await terms();
    fireEvent.focus(word('PCI'));
    await wait(0);
    fireEvent.blur(word('PCI'));
    await wait(299);
    fireEvent.pointerEnter(word('Performance Drag'), { pointerType: 'mouse' });
    await wait(0);
    expect(note()).toBe('Performance DragEffort lost');
    fireEvent.pointerLeave(word('Performance Drag'), { pointerType: 'mouse' });
    await wait(150);
    await wait(300);
    fireEvent.pointerEnter(word('PCI'), { pointerType: 'mouse' });
    await wait(0);
    expect(note()).toBe('no note');
  });

  it('opens on keyboard focus and closes by Esc, the focus staying', async () => {
    await terms();
    act(() => word('PCI').focus());
    await wait(0);
    expect(note()).toBe('PCIA practice inventory');
    fireEvent.keyDown(document, { key: 'Escape' });
    await wait(0);
    expect(note()).toBe('no note');
    expect(word('PCI')).toHaveFocus();
  });

  it('opens by a tap and closes by the next one', async () => {
    await terms();
    const tap = (element: HTMLElement) => {
      fireEvent.pointerEnter(element, { pointerType: 'touch' });
      fireEvent.pointerDown(element, { pointerType: 'touch' });
      fireEvent.focus(element);
      fireEvent.click(element);
    };
    tap(word('PCI'));
    await wait(0);
    expect(note()).toBe('PCIA practice inventory');
    tap(word('PCI'));
    await wait(0);
    expect(note()).toBe('no note');
  });

  it('shows one note at a time', async () => {
    await terms();
    act(() => word('PCI').focus());
    await wait(0);
    fireEvent.pointerEnter(word('Performance Drag'), { pointerType: 'mouse' });
    await wait(0);
    expect(screen.getAllByRole('tooltip').map((each) => each.textContent)).toEqual([
      'Performance DragEffort lost',
    ]);
  });
});
