import { describe, expect, it } from '@jest/globals';
import { excerpt } from './excerpt.ts';
import { agoOf, dateOf } from './when.ts';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const before = (seconds: number) => new Date(NOW - seconds * 1_000).toISOString();

describe('how long ago', () => {
  it.each([
    [-30, 'just now'],
    [59, 'just now'],
    [60, '1 minute ago'],
    [3_599, '59 minutes ago'],
    [7_200, '2 hours ago'],
    [86_400, 'yesterday'],
    [3 * 86_400, '3 days ago'],
    [7 * 86_400, 'last week'],
    [34 * 86_400, '4 weeks ago'],
    [35 * 86_400, '17 Oct 2026'],
  ])('%i seconds: %s', (seconds, words) => expect(agoOf(before(seconds), NOW)).toBe(words));

  it('is a date by universal time where there is no clock', () => {
    expect(dateOf('2026-01-01T00:30:00.000+02:00')).toBe('31 Dec 2025');
  });
});

describe('an excerpt', () => {
  it.each([
    ['**Bold**, _italic_ and `code`', 'Bold, italic and code'],
    ['# Title\n\n- one\n- two\n\n> said', 'Title one two said'],
    ['[words](https://a.example) ![alt](https://b.example/p.png)', 'words alt'],
    ['snake_case_name and 2*3*4', 'snake_case_name and 2*3*4'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['```\ncode\n```', 'code'],
    ['  \n\n a \n b  ', 'a b'],
  ])('of %j is %j', (markdown, words) => expect(excerpt(markdown)).toBe(words));

  it('ends after 400 characters, never inside one', () => {
    const short = excerpt('🙂'.repeat(10_000));
    expect([...short]).toHaveLength(401);
    expect(short).not.toMatch(/\p{Surrogate}/u);
    expect(short.endsWith('…')).toBe(true);
  });
});
