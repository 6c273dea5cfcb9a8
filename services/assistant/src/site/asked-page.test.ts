import { describe, expect, it } from '@jest/globals';
import { asksFor, whereIs } from './asked-page.ts';

describe('the words by which a section has its page found', () => {
  it.each([
    ['Is the forum moderated?', ['the|your forum'], 3],
    ['YOUR  FORUM', ['the|your forum'], 0],
    ['What’s on tonight', ["what's on"], 0],
    ['a drop-in? or the forum', ['the forum', 'drop-in'], 2],
  ])('stand in “%s”', (message, phrases, at) => expect(asksFor(message, phrases)).toBe(at));

  it.each([
    ['the forums', ['the|your forum']],
    ['the old forum', ['the forum']],
    ['anything', ['|']],
    ['reforming', ['form']],
  ])('do not stand in “%s”', (message, phrases) => expect(asksFor(message, phrases)).toBe(-1));
});

describe('a page that is asked for by its title', () => {
  const pages = ['My Journey', 'Events'].map((title) => ({ title, name: title, path: '/', description: '' }));

  it.each([
    ['Where is the events page?', 'Events'],
    ['please show me my journey', 'My Journey'],
    ['take me to the journey', 'My Journey'],
    ['where do I find Events', 'Events'],
    ['do you have events?', 'Events'],
    ['where is the evidence for events', undefined],
    ['Events', undefined],
  ])('%s', (message, title) => expect(whereIs(message, pages)?.title).toBe(title));
});
