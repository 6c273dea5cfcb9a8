import { describe, expect, it } from '@jest/globals';
import { addressOf, Addresses } from './addresses.ts';

const addresses = new Addresses([
  ['page:events', '/events'],
  ['page:home', '/'],
  ['situation:late', '/-/meets/late'],
  ['artifact:grow', '/item/grow'],
]);

describe('what goes out', () => {
  it('has the addresses of this site', () => {
    expect(
      addresses.outward('See [all](page:events), [Late](situation:late) or [GROW](artifact:grow).'),
    ).toBe('See [all](/events), [Late](/-/meets/late) or [GROW](/item/grow).');
  });

  it('says nothing of a page that is not there, and all the rest', () => {
    const text =
      'Chosen for you; [your journey](page:journey) shows it.\n\n- one\n- [start](page:start)\n\nGo on. [All](page:events).';
    expect(addresses.outward(text)).toBe('Chosen for you.\n\n- one\n\nGo on. [All](/events).');
  });

  it('keeps the title of what has no page', () => {
    expect(addresses.outward('- [Early](situation:early)')).toBe('- Early');
  });
});

it('fills a path from an item that has what it needs', () => {
  expect(addressOf('/event/:slug', { slug: 'a b' })).toBe('/event/a%20b');
  for (const item of [{}, { slug: '' }, { slug: 7 }]) expect(addressOf('/event/:slug', item)).toBeUndefined();
});
