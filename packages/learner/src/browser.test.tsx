import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { copyText, languages, matchesMedia, region, timeZone } from './browser.ts';

const say = (property: keyof Navigator, value: unknown) =>
  Object.defineProperty(navigator, property, { configurable: true, value });

afterEach(() => {
  jest.restoreAllMocks();
  for (const property of ['languages', 'clipboard'])
    delete (navigator as unknown as Record<string, unknown>)[property];
});

describe('the languages', () => {
  it.each([
    ['that WebKit names under the C locale', ['c'], [], undefined],
    ['with a modifier', ['en-US@posix'], ['en-US'], 'US'],
    ['with an encoding', ['de-AT.UTF-8', 'en'], ['de-AT', 'en'], 'AT'],
    ['that are none', ['', '*', 'x', 'en_US'], [], undefined],
    ['of a browser that names none', undefined, [], undefined],
    ['as they should be', ['en', 'en-GB'], ['en', 'en-GB'], 'GB'],
  ])('%s are read without a fault', (_, named, read, where) => {
    say('languages', named);
    expect(languages()).toEqual(read);
    expect(region()).toBe(where);
  });
});

it('answers without what a browser lacks', () => {
  jest.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
    throw new RangeError('Incorrect locale information provided');
  });
  expect(timeZone()).toBeUndefined();
  // jsdom has none.
  expect(matchesMedia('(min-width: 1px)')).toBe(false);
});

describe('copying', () => {
  let chosen: string | undefined;
  beforeEach(() => {
    chosen = undefined;
    document.body.innerHTML = '<div role="dialog"><button>Copy</button></div>';
  });
  const olderWay = (works: boolean) => {
    document.execCommand = () => {
      const field = document.activeElement as HTMLTextAreaElement;
      chosen = field.closest('[role=dialog]') ? field.value : undefined;
      return works;
    };
  };

  it.each([
    ['lacks the clipboard, as on a plain http address', undefined],
    ['refuses it', { writeText: () => Promise.reject(new DOMException('refused')) }],
  ])('goes the older way where the browser %s, and gives the focus back', async (_, clipboard) => {
    say('clipboard', clipboard);
    olderWay(true);
    const button = document.querySelector('button')!;
    button.focus();
    expect(await copyText('one\ntwo')).toBe(true);
    expect(chosen).toBe('one\ntwo');
    expect(document.activeElement).toBe(button);
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('says so where both ways fail', async () => {
    say('clipboard', undefined);
    olderWay(false);
    expect(await copyText('one')).toBe(false);
  });
});
