import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Term } from './tooltip.tsx';

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

function press(element: HTMLElement, pointerType: 'mouse' | 'touch') {
  if (pointerType === 'touch') fireEvent.pointerEnter(element, { pointerType });
  fireEvent.pointerDown(element, { pointerType });
  if (document.activeElement !== element) act(() => element.focus());
  fireEvent.click(element);
}

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
    press(word('PCI'), 'touch');
    await wait(0);
    expect(note()).toBe('PCIA practice inventory');
    press(word('PCI'), 'touch');
    await wait(0);
    expect(note()).toBe('no note');
  });

  it('opened by hover is kept by a click, which the pointer may leave, until the next click', async () => {
    await terms();
    fireEvent.pointerEnter(word('PCI'), { pointerType: 'mouse' });
    await wait(700);
    press(word('PCI'), 'mouse');
    await wait(0);
    expect(note()).toBe('PCIA practice inventory');
    fireEvent.pointerLeave(word('PCI'), { pointerType: 'mouse' });
    await wait(1000);
    expect(note()).toBe('PCIA practice inventory');
    press(word('PCI'), 'mouse');
    await wait(0);
    expect(note()).toBe('no note');
  });

  it('opened by keyboard focus is kept by Enter, and closed by the next', async () => {
    await terms();
    act(() => word('PCI').focus());
    await wait(0);
    fireEvent.click(word('PCI'));
    await wait(0);
    expect(note()).toBe('PCIA practice inventory');
    fireEvent.click(word('PCI'));
    await wait(0);
    expect(note()).toBe('no note');
  });

  it('kept by a click closes by Esc, and opens by hover alone afterwards', async () => {
    await terms();
    press(word('PCI'), 'mouse');
    await wait(0);
    fireEvent.keyDown(document, { key: 'Escape' });
    await wait(0);
    expect(note()).toBe('no note');
    fireEvent.pointerEnter(word('PCI'), { pointerType: 'mouse' });
    await wait(700);
    expect(note()).toBe('PCIA practice inventory');
    fireEvent.pointerLeave(word('PCI'), { pointerType: 'mouse' });
    await wait(150);
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
