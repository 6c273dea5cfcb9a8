import { describe, expect, it } from '@jest/globals';
import { Breaker } from './breaker.ts';

function open() {
  const clock = { now: 0 };
  const breaker = new Breaker(() => clock.now);
  for (let count = 0; count < 3; count += 1) breaker.failed();
  return { clock, breaker };
}

describe('the breaker of an upstream', () => {
  it('opens after three failures in a row, not before', async () => {
    const breaker = new Breaker(() => 0);
    for (let count = 0; count < 2; count += 1) breaker.failed();
    expect(await breaker.allows()).toBe(true);
    breaker.failed();
    expect(await breaker.allows()).toBe(false);
  });

  it('forgets failures that a success interrupts', async () => {
    const breaker = new Breaker(() => 0);
    for (let count = 0; count < 2; count += 1) breaker.failed();
    breaker.succeeded();
    breaker.failed();
    expect(await breaker.allows()).toBe(true);
  });

  it('lets one request find out after half a second, and those beside it share its outcome', async () => {
    for (const works of [true, false]) {
      const { breaker, clock } = open();
      clock.now = 500;
      expect(await breaker.allows()).toBe(true);
      const waiting = [breaker.allows(), breaker.allows()];
      if (works) breaker.succeeded();
      else breaker.failed();
      expect(await Promise.all(waiting)).toEqual([works, works]);
    }
  });

  it('keeps nobody waiting for a request that gets no answer', async () => {
    const { breaker, clock } = open();
    clock.now = 500;
    expect(await breaker.allows()).toBe(true);
    expect(await Promise.all([breaker.allows(), breaker.allows()])).toEqual([false, false]);
    breaker.succeeded();
    expect(await breaker.allows()).toBe(true);
  });

  it('stays open for another half second when that one fails', async () => {
    const { breaker, clock } = open();
    clock.now = 500;
    await breaker.allows();
    breaker.failed();
    expect(await breaker.allows()).toBe(false);
    clock.now = 1_000;
    expect(await breaker.allows()).toBe(true);
  });
});
