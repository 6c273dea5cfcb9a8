import { describe, expect, it } from '@jest/globals';
import { parseUpstreams } from './upstream-list.ts';

describe('--upstream', () => {
  it.each([
    [undefined, undefined],
    ['none', {}],
    ['artifacts=http://next:4101', { artifacts: 'http://next:4101' }],
    [' a=http://x:1 , b=https://y', { a: 'http://x:1', b: 'https://y' }],
  ])('%j is %j', (given, expected) => expect(parseUpstreams(given)).toEqual(expected));

  it.each(['', 'artifacts', '=http://x', 'artifacts=', 'artifacts=next'])('%j is refused', (given) => {
    expect(() => parseUpstreams(given)).toThrow(/is not api=address/);
  });
});
