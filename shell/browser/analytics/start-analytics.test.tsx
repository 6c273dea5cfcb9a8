import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mayTrack } from '../may-track.ts';
import { type Routing, startAnalytics } from './start-analytics.ts';

const SCRIPT = 'https://analytics.example/tag.js?id=G-1';

const matched = (path: string) => [{ route: {} }, { route: { path } }];

describe('analytics', () => {
  let warned: jest.SpiedFunction<typeof console.warn>;
  let go: (address: string, state?: string, pattern?: string) => void;

  beforeEach(() => {
    jest.useFakeTimers();
    warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
    delete (window as { dataLayer?: unknown }).dataLayer;
    delete (window as { gtag?: unknown }).gtag;
    document.head.innerHTML = '';
    const listeners: Parameters<Routing['subscribe']>[0][] = [];
    startAnalytics(SCRIPT, {
      state: { location: { pathname: '/' }, matches: matched('/') },
      subscribe: (listener) => listeners.push(listener),
    });
    go = (pathname, state = 'idle', pattern = pathname) => {
      window.history.replaceState(null, '', pathname);
      for (const listener of listeners)
        listener({ location: { pathname }, matches: matched(pattern), navigation: { state } });
    };
  });
  afterEach(() => {
    jest.useRealTimers();
    warned.mockRestore();
  });

  const script = () => document.querySelector<HTMLScriptElement>(`script[src="${SCRIPT}"]`)!;
  const views = () =>
    ((window as unknown as { dataLayer: IArguments[] }).dataLayer ?? [])
      .map((entry) => Array.from(entry))
      .filter(([kind, name]) => kind === 'event' && name === 'page_view')
      .map((entry) => (entry[2] as { page_path: string }).page_path);
  const arrives = async (event: 'load' | 'error') => {
    script().dispatchEvent(new Event(event));
    await jest.advanceTimersByTimeAsync(0);
  };

  it('holds views until the script is there, then sends each route once', async () => {
    go('/lab');
    go('/lab');
    expect(views()).toEqual([]);
    await arrives('load');
    expect(views()).toEqual(['/', '/lab']);
    go('/forum', 'loading');
    expect(views()).toHaveLength(2);
    go('/forum');
    expect(views()).toEqual(['/', '/lab', '/forum']);
    expect(warned).not.toHaveBeenCalled();
  });

  it('tells routes, and nothing that stands in an address: no ids, codes, tokens, and not the page before', async () => {
    await arrives('load');
    document.title = 'The result of somebody';
    go('/icpi-results/5ecre75ecre75ecre75ecre75ecre7ff', 'idle', '/icpi-results/:id');
    go('/-/verify/5ecre7-code', 'idle', '/-/verify/:code');
    go('/contact?confirm=5ecre7token#newsletter', 'idle', '/contact');
    go('/5ecre7/typed/by/hand', 'idle', '*');
    expect(views()).toEqual(['/', '/icpi-results/:id', '/-/verify/:code', '/contact', '/*']);
    const sent = JSON.stringify(
      (window as unknown as { dataLayer: IArguments[] }).dataLayer.map((entry) => Array.from(entry)),
    );
    expect(sent).not.toMatch(/5ecre7|somebody/);
    expect(sent).toContain('"page_location":"http://localhost/icpi-results/:id"');
    expect(sent).toContain('"page_referrer":""');
  });

  it('drops what waits and all that comes when the script fails, and says so once', async () => {
    await arrives('error');
    go('/lab');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(views()).toEqual([]);
    expect(warned.mock.calls).toEqual([
      ['The analytics script could not be loaded; page views are dropped.'],
    ]);
  });

  it('drops them after five seconds, even if the script comes later', async () => {
    await jest.advanceTimersByTimeAsync(4_999);
    expect(warned).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await arrives('load');
    go('/lab');
    expect(views()).toEqual([]);
    expect(warned.mock.calls).toEqual([
      ['The analytics script did not load within 5 s; page views are dropped.'],
    ]);
  });

  it.each([
    ['says nothing', { doNotTrack: null }, true],
    ['says 0', { doNotTrack: '0' }, true],
    ['says do not track', { doNotTrack: '1' }, false],
    ['says do not track in the older way', { doNotTrack: 'yes' }, false],
    ['sends Global Privacy Control', { doNotTrack: null, globalPrivacyControl: true }, false],
  ])('asks a browser that %s', (_, browser, expected) => {
    expect(mayTrack(browser)).toBe(expected);
  });
});
