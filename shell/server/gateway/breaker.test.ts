import { describe, expect, it } from '@jest/globals';
import { Breaker } from './breaker.ts';

function breaker() {
  const clock = { now: 0 };
  return { clock, breaker: new Breaker(() => clock.now) };
}

describe('the breaker of an upstream', () => {
  it('opens after five failures in a row, not before', () => {
    const { breaker: each } = breaker();
    for (let count = 0; count < 4; count += 1) each.failed();
    expect(each.allows()).toBe(true);
    each.failed();
    expect(each.allows()).toBe(false);
  });

  it('forgets failures that a success interrupts', () => {
    const { breaker: each } = breaker();
    for (let count = 0; count < 4; count += 1) each.failed();
    each.succeeded();
    each.failed();
    expect(each.allows()).toBe(true);
  });

  it('lets one request find out after a second, and closes when that succeeds', () => {
    const { breaker: each, clock } = breaker();
    for (let count = 0; count < 5; count += 1) each.failed();
    clock.now = 1_000;
    expect(each.allows()).toBe(true);
    expect(each.allows()).toBe(false);
    each.succeeded();
    expect(each.allows()).toBe(true);
  });

  it('stays open for another second when that one fails', () => {
    const { breaker: each, clock } = breaker();
    for (let count = 0; count < 5; count += 1) each.failed();
    clock.now = 1_000;
    each.allows();
    each.failed();
    expect(each.allows()).toBe(false);
    clock.now = 2_000;
    expect(each.allows()).toBe(true);
  });
});
