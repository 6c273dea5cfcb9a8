import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createVisitorId, signVisitor, verifyVisitor } from './visitor-cookie.ts';

const id = '0123456789abcdef0123456789abcdef';
const since = Date.parse('2026-01-01T12:00:00Z');
/** From before its time was noted. */
const timeless = signVisitor({ id, since: null }, ['key']);

describe('the visitor cookie', () => {
  it('holds a new id and a signature, and verifies to that id', () => {
    const made = createVisitorId();
    expect(made).toMatch(/^[0-9a-f]{32}$/);
    expect(createVisitorId()).not.toBe(made);
    const cookie = signVisitor({ id: made, since }, ['key']);
    expect(cookie).toMatch(/^[0-9a-f]{32}\.1767268800\.[A-Za-z0-9_-]{43}$/);
    expect(verifyVisitor(cookie, ['key'])).toEqual({ id: made, since, renew: false });
  });

  it('makes the id of the random bytes it is given', () => {
    expect(createVisitorId((size) => new Uint8Array(size).fill(255))).toBe('f'.repeat(32));
  });

  it('is signed by the first key and accepted under any, with a hint to renew it', () => {
    const old = signVisitor({ id, since }, ['old']);
    expect(verifyVisitor(old, ['new', 'old'])).toEqual({ id, since, renew: true });
    expect(verifyVisitor(old, ['new'])).toBeNull();
    expect(signVisitor({ id, since }, ['new', 'old'])).toBe(signVisitor({ id, since }, ['new']));
  });

  it('of before is as good, and of no known age', () => {
    expect(timeless).toMatch(/^[0-9a-f]{32}\.[A-Za-z0-9_-]{43}$/);
    expect(verifyVisitor(timeless, ['key'])).toEqual({ id, since: null, renew: false });
  });

  it.each([
    ['nothing', undefined],
    ['an empty value', ''],
    ['an id without a signature', id],
    ['an empty signature', `${id}.`],
    ['a forged signature', `${id}.${'A'.repeat(43)}`],
    ['another id under the same signature', signVisitor({ id, since }, ['key']).replace('0', '1')],
    ['another time under the same signature', signVisitor({ id, since }, ['key']).replace('.1767', '.1667')],
    ['no time where one was signed', signVisitor({ id, since }, ['key']).replace('.1767268800', '')],
    ['a time where none was signed', timeless.replace('.', '.1667268800.')],
    ['an id in capitals', signVisitor({ id, since }, ['key']).toUpperCase()],
    ['something after it', `${signVisitor({ id, since }, ['key'])}x`],
    ['a line break after it', `${signVisitor({ id, since }, ['key'])}\n`],
    ['ten kilobytes', 'a'.repeat(10_000)],
  ])('is refused when it is %s', (_, cookie) => {
    expect(verifyVisitor(cookie, ['key'])).toBeNull();
  });

  it('is refused for whatever else a client may send', () => {
    fc.assert(fc.property(fc.string(), (cookie) => verifyVisitor(cookie, ['key']) === null));
  });

  it('is not made without a key', () => {
    expect(() => signVisitor({ id, since }, [])).toThrow(TypeError);
  });
});
