import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { toast, toasts } from './toasts.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  toasts.set(null);
  jest.useRealTimers();
});

describe('a toast', () => {
  it('is open until it is dismissed, and removed 1,000,000 ms later', () => {
    toast({ title: 'Message Sent!' });
    expect(toasts.get()).toMatchObject({ title: 'Message Sent!', open: true });
    toasts.dismiss();
    expect(toasts.get()).toMatchObject({ title: 'Message Sent!', open: false });
    jest.advanceTimersByTime(999_999);
    expect(toasts.get()).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(toasts.get()).toBeNull();
  });

  it('takes the place of the one before, which then removes nothing', () => {
    toast({ title: 'First' });
    toasts.dismiss();
    jest.advanceTimersByTime(500_000);
    toast({ title: 'Second' });
    jest.advanceTimersByTime(600_000);
    expect(toasts.get()).toMatchObject({ title: 'Second', open: true });
  });

  it('that is dismissed twice is removed by the first', () => {
    toast({ title: 'First' });
    toasts.dismiss();
    jest.advanceTimersByTime(999_999);
    toasts.dismiss();
    jest.advanceTimersByTime(1);
    expect(toasts.get()).toBeNull();
  });
});
