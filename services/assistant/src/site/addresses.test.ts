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

describe('what comes in', () => {
  it('is known again, wherever its sections have their pages', () => {
    const text = 'Or is it [Late](/-/meets/late)? The page is “GROW” at /item/grow. See /events.';
    expect(addresses.inward(text)).toBe(
      'Or is it [Late](situation:late)? The page is “GROW” at artifact:grow. See page:events.',
    );
  });

  it.each(['Either / or', 'and/or', 'https://evil.example/events', '/events/12', '/elsewhere', 'he/events'])(
    'is left alone otherwise: %s',
    (text) => expect(addresses.inward(text)).toBe(text),
  );
});

it('fills a path from an item that has what it needs', () => {
  expect(addressOf('/event/:slug', { slug: 'a b' })).toBe('/event/a%20b');
  for (const item of [{}, { slug: '' }, { slug: 7 }]) expect(addressOf('/event/:slug', item)).toBeUndefined();
});
