import { describe, expect, it } from '@jest/globals';
import { URLSearchParams as Params } from './url-search-params.ts';

describe('search parameters in the realm are the web’s', () => {
  it.each([
    '',
    '?a=1&b=2',
    'a=1&a=2',
    'q=a+b%20c%2Bd',
    'x',
    'a==b&&c=',
    '?%E2%82%AC=%F0%9F%91%A9',
    "s=(~!*')",
  ])('"%s"', (search) => {
    const [ours, theirs] = [new Params(search), new URLSearchParams(search)];
    expect([...ours]).toEqual([...theirs]);
    expect(ours.toString()).toBe(theirs.toString());
    expect(ours.get('a')).toBe(theirs.get('a'));
    expect(ours.getAll('a')).toEqual(theirs.getAll('a'));
    for (const each of [ours, theirs]) {
      each.set('a', 'ü 1');
      each.append('b', '&');
      each.delete('q');
      each.sort();
    }
    expect(ours.toString()).toBe(theirs.toString());
  });
});
