import { describe, expect, it } from '@jest/globals';
import { ago, bytes } from './quantities.ts';
import { table } from './table.ts';

describe('the output', () => {
  it('has tables as wide as their cells', () => {
    expect(
      table(
        ['A', 'LONG'],
        [
          ['wide one', 'x'],
          ['y', ''],
        ],
      ),
    ).toBe('A         LONG\nwide one  x\ny');
  });

  it.each([
    [5, '5 s ago'],
    [125, '2 min ago'],
    [3_600 * 5, '5 h ago'],
    [86_400, '1 day ago'],
    [86_400 * 9, '9 days ago'],
    [-3, '0 s ago'],
  ])('%d seconds are %s', (seconds, words) => {
    const now = Date.parse('2026-11-21T06:00:00Z');
    expect(ago(new Date(now - seconds * 1_000).toISOString(), now)).toBe(words);
  });

  it.each([
    [900, '900 B'],
    [61_500, '60 KB'],
    [17_000_000, '16.2 MB'],
  ])('%d bytes are %s', (count, words) => expect(bytes(count)).toBe(words));
});
