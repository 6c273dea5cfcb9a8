import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { IS_THERE, STAYS, whenSign } from './when-sign.ts';

/** A pointer that moves so many pixels to the right; jsdom has no movement. */
function moves(pixels: number): void {
  dispatchEvent(Object.assign(new Event('pointermove'), { movementX: pixels, movementY: 0 }));
}

describe('what waits for a visitor who is there', () => {
  const begin = jest.fn();
  beforeEach(() => {
    begin.mockClear();
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    delete document.documentElement.dataset.kept;
  });

  it('begins with the first sign of one, once, and is told which', () => {
    whenSign(IS_THERE, begin);
    expect(begin).not.toHaveBeenCalled();
    moves(3);
    for (const type of ['keydown', 'scroll']) dispatchEvent(new Event(type));
    jest.runAllTimers();
    expect(begin.mock.calls).toEqual([['pointermove']]);
  });

  it('does not begin when only the page moves, under a pointer at rest', () => {
    whenSign(IS_THERE, begin);
    moves(0);
    expect(begin).not.toHaveBeenCalled();
    moves(-1);
    expect(begin.mock.calls).toEqual([['pointermove']]);
  });

  it('takes a moving pointer for no sign that somebody stays', () => {
    whenSign(STAYS, begin);
    moves(3);
    expect(begin).not.toHaveBeenCalled();
    dispatchEvent(new Event('scroll'));
    expect(begin.mock.calls).toEqual([['scroll']]);
  });

  it('begins for somebody who only reads, and not for who leaves before', () => {
    whenSign(IS_THERE, begin);
    jest.advanceTimersByTime(9_999);
    expect(begin).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    dispatchEvent(new Event('scroll'));
    expect(begin.mock.calls).toEqual([[undefined]]);
  });

  it('begins at once on a page that was kept', () => {
    document.documentElement.dataset.kept = '';
    whenSign(IS_THERE, begin);
    dispatchEvent(new Event('scroll'));
    jest.runAllTimers();
    expect(begin.mock.calls).toEqual([[undefined]]);
  });
});
