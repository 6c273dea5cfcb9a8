import { describe, expect, it } from '@jest/globals';
import { settle } from '../testing/fake-clock.ts';
import { browserRelease, FakeSite, resolvedRemote } from '../testing/fake-site.ts';
import { RemoteLoadError } from './remote-load-error.ts';

/** Longer than any ladder. */
const LONG = 120_000;
const catalog = resolvedRemote('catalog', '2.0.0');
const withFallback = resolvedRemote('catalog', '2.0.0', { fallback: browserRelease('catalog', '1.0.0') });

/** The outcome of a load once all the time it may want has passed. */
async function outcome(site: FakeSite, promise: Promise<unknown>): Promise<unknown> {
  const settled = promise.catch((error: unknown) => error);
  await site.clock.advance(LONG);
  return settled;
}

describe('loading a page of a remote', () => {
  it('brings it once, and keeps it', async () => {
    const site = new FakeSite();
    const loader = site.loader(catalog);
    expect(loader.peek('catalog', 'lab')).toBeUndefined();

    const loading = loader.load('catalog', 'lab');
    expect(loader.peek('catalog', 'lab')).toBeUndefined();
    const module = await loading;
    expect(module).toEqual({ Component: 'lab of 2.0.0' });
    expect(loader.peek('catalog', 'lab')).toBe(module);
    expect(await loader.load('catalog', 'lab')).toBe(module);
    expect(site.tries).toEqual(['2.0.0/lab']);
    expect(site.clock.pending()).toEqual([]);
  });

  it('shares one try among callers at the same time', async () => {
    const site = new FakeSite();
    const loader = site.loader(catalog);
    const [a, b] = await Promise.all([loader.load('catalog', 'lab'), loader.load('catalog', 'lab')]);
    expect(a).toBe(b);
    expect(site.tries).toEqual(['2.0.0/lab']);
  });

  it('fails for a remote that the set does not have', async () => {
    await expect(new FakeSite().loader(catalog).load('nobody', 'lab')).rejects.toMatchObject({
      class: 'not-found',
    });
  });
});

describe('rung 2: once more', () => {
  it.each(['not-found', 'integrity', 'timeout', 'entry', 'chunk'] as const)(
    'recovers from one %s, after clearing away what it left',
    async (failure) => {
      const site = new FakeSite({ '2.0.0': [failure, 'ok'] });
      const module = await outcome(site, site.loader(catalog).load('catalog', 'lab'));
      expect(module).toEqual({ Component: 'lab of 2.0.0' });
      expect(site.tries).toEqual(['2.0.0/lab', '2.0.0/lab']);
      expect(site.cleaned).toEqual(['2.0.0']);
      expect(site.refreshes).toBe(0);
    },
  );

  it.each([
    [0, 250],
    [0.5, 500],
    [0.999, 749.5],
  ])('comes after a pause that is jittered (random %p: %p ms)', async (random, delay) => {
    const site = new FakeSite({ '2.0.0': ['chunk', 'ok'] });
    const loading = site.loader(catalog, { random: () => random }).load('catalog', 'lab');
    await settle();
    expect(site.clock.pending()).toEqual([delay]);
    await site.clock.advance(delay);
    await loading;
  });

  it('does not happen for code that threw', async () => {
    const site = new FakeSite({ '2.0.0': [new TypeError('x is undefined')] });
    const error = await outcome(site, site.loader(catalog).load('catalog', 'lab'));
    expect(error).toMatchObject({ class: 'execution' });
    expect(site.tries).toEqual(['2.0.0/lab']);
  });

  it('gives up a try after ten seconds', async () => {
    const site = new FakeSite({ '2.0.0': ['hang', 'ok'] });
    const loading = site.loader(catalog).load('catalog', 'lab');
    await site.clock.advance(9_999);
    expect(site.cleaned).toEqual([]);
    await site.clock.advance(1);
    expect(site.cleaned).toEqual(['2.0.0']);
    await site.clock.advance(500);
    expect(await loading).toEqual({ Component: 'lab of 2.0.0' });
  });
});

describe('rung 3: a fresh set', () => {
  it('loads the release that has taken the place of the failing one', async () => {
    const site = new FakeSite({ '2.0.0': ['not-found'] });
    const loader = site.loader(withFallback);
    site.fresh = resolvedRemote('catalog', '3.0.0');
    expect(await outcome(site, loader.load('catalog', 'lab'))).toEqual({ Component: 'lab of 3.0.0' });
    expect(site.tries).toEqual(['2.0.0/lab', '2.0.0/lab', '3.0.0/lab']);
    expect(loader.running('catalog')).toMatchObject({ release: { version: '3.0.0' } });
  });

  it('helps where code threw, too', async () => {
    const site = new FakeSite({ '2.0.0': ['execution'] });
    const loader = site.loader(catalog);
    site.fresh = resolvedRemote('catalog', '2.0.1');
    expect(await outcome(site, loader.load('catalog', 'lab'))).toEqual({ Component: 'lab of 2.0.1' });
    expect(site.tries).toEqual(['2.0.0/lab', '2.0.1/lab']);
  });

  it('heeds a kill switch that has been pulled, and loads no fallback', async () => {
    const site = new FakeSite({ '2.0.0': ['not-found'] });
    const loader = site.loader(withFallback);
    site.fresh = { ...withFallback, disabled: true };
    expect(await outcome(site, loader.load('catalog', 'lab'))).toMatchObject({ class: 'disabled' });
    expect(site.tries).toEqual(['2.0.0/lab', '2.0.0/lab']);
  });

  it('is not taken when it is older than the one the page began with', async () => {
    const site = new FakeSite({ '2.0.0': ['not-found'] });
    const stale = { epoch: 0, remotes: [resolvedRemote('catalog', '0.1.0')] };
    const loader = site.loader(withFallback, { refreshSet: async () => stale });
    expect(await outcome(site, loader.load('catalog', 'lab'))).toEqual({ Component: 'lab of 1.0.0' });
    expect(site.tries).not.toContain('0.1.0/lab');
  });

  it('is not waited for longer than five seconds', async () => {
    const site = new FakeSite({ '2.0.0': ['execution'] });
    const loader = site.loader(withFallback, { refreshSet: () => new Promise(() => {}) });
    const loading = loader.load('catalog', 'lab');
    await site.clock.advance(5_000);
    expect(await loading).toEqual({ Component: 'lab of 1.0.0' });
  });
});

describe('rung 4: the fallback', () => {
  it.each([
    ['the set has not changed', withFallback],
    ['no set can be had', undefined],
    ['the fresh release fails as well', resolvedRemote('catalog', '3.0.0')],
  ])('is loaded when %s', async (_, fresh) => {
    const site = new FakeSite({ '2.0.0': ['chunk'], '3.0.0': ['chunk'] });
    const loader = site.loader(withFallback);
    site.fresh = fresh;
    expect(await outcome(site, loader.load('catalog', 'lab'))).toEqual({ Component: 'lab of 1.0.0' });
    expect(loader.running('catalog')).toMatchObject({ release: { version: '1.0.0' } });
  });

  it('is preferred as the fresh set names it', async () => {
    const site = new FakeSite({ '2.0.0': ['chunk'] });
    const loader = site.loader(withFallback);
    site.fresh = { ...withFallback, fallback: browserRelease('catalog', '1.5.0') };
    expect(await outcome(site, loader.load('catalog', 'lab'))).toEqual({ Component: 'lab of 1.5.0' });
  });

  it('replaces the remote as a whole: later pages come from it, and so do loaded ones when opened again', async () => {
    const site = new FakeSite({ '2.0.0/artifact': ['chunk'] });
    const loader = site.loader(withFallback);
    const lab = await loader.load('catalog', 'lab');
    await outcome(site, loader.load('catalog', 'artifact'));
    expect(lab).toEqual({ Component: 'lab of 2.0.0' });
    expect(await loader.load('catalog', 'tools')).toEqual({ Component: 'tools of 1.0.0' });
    expect(await loader.load('catalog', 'lab')).toEqual({ Component: 'lab of 1.0.0' });
  });

  it('is the same for pages that fail at the same time', async () => {
    const site = new FakeSite({ '2.0.0': ['chunk'], '1.0.0/tools': ['chunk', 'ok'] });
    const loader = site.loader(withFallback);
    const pages = ['lab', 'artifact', 'tools'].map((page) => loader.load('catalog', page));
    const settled = Promise.allSettled(pages);
    await site.clock.advance(LONG);
    const versions = (await settled).map((result) =>
      result.status === 'fulfilled' ? result.value : result.reason,
    );
    expect(versions.slice(0, 2)).toEqual([{ Component: 'lab of 1.0.0' }, { Component: 'artifact of 1.0.0' }]);
    expect(loader.running('catalog')?.release.version).toBe('1.0.0');
    expect(site.tries.filter((tried) => tried.startsWith('1.0.0'))).toEqual([
      '1.0.0/lab',
      '1.0.0/artifact',
      '1.0.0/tools',
    ]);
  });
});

describe('rung 5: the failure', () => {
  it('is typed, and tells of the release that failed first', async () => {
    const site = new FakeSite({ '2.0.0': ['integrity'], '1.0.0': ['chunk'] });
    const loader = site.loader(withFallback);
    const error = await outcome(site, loader.load('catalog', 'lab'));
    expect(error).toBeInstanceOf(RemoteLoadError);
    expect(error).toMatchObject({
      code: 'remote_load_failed',
      remote: 'catalog',
      version: '2.0.0',
      page: 'lab',
      class: 'integrity',
      cause: { class: 'integrity' },
    });
    expect(loader.peek('catalog', 'lab')).toBeUndefined();
    expect(site.clock.pending()).toEqual([]);
  });

  it('is not kept: the next try works once the fault is gone, from the own release', async () => {
    const site = new FakeSite({ '2.0.0': ['not-found'], '1.0.0': ['not-found'] });
    const loader = site.loader(withFallback);
    await outcome(site, loader.load('catalog', 'lab'));
    site.will('2.0.0', 'ok');
    expect(await loader.load('catalog', 'lab')).toEqual({ Component: 'lab of 2.0.0' });
    expect(loader.running('catalog')).toMatchObject({ release: { version: '2.0.0' } });
  });

  it('is kept for code that threw, which is never run twice, until there is another release', async () => {
    const site = new FakeSite({ '2.0.0': ['execution', 'ok'] });
    const loader = site.loader(catalog);
    await outcome(site, loader.load('catalog', 'lab'));
    expect(await outcome(site, loader.load('catalog', 'lab'))).toMatchObject({ class: 'execution' });
    expect(site.tries).toEqual(['2.0.0/lab']);
    site.fresh = resolvedRemote('catalog', '2.0.1');
    expect(await outcome(site, loader.load('catalog', 'lab'))).toEqual({ Component: 'lab of 2.0.1' });
  });

  it('comes at once when the browser is offline: nothing is tried or replaced', async () => {
    const site = new FakeSite({ '2.0.0': ['chunk'] });
    site.online = false;
    const loader = site.loader(withFallback);
    await expect(loader.load('catalog', 'lab')).rejects.toMatchObject({ class: 'offline' });
    expect(site.tries).toEqual(['2.0.0/lab']);
    expect(site.signals).toEqual([]);
    expect(loader.running('catalog')).toEqual(withFallback);
  });

  it('comes for a module that is not what a page must be', async () => {
    const site = new FakeSite();
    const loader = site.loader(catalog, { accepts: () => false });
    expect(await outcome(site, loader.load('catalog', 'lab'))).toMatchObject({ class: 'execution' });
  });
});

describe('a page that throws while it is drawn', () => {
  const broke = new TypeError('Cannot read properties of undefined');

  it('gives way to the release that a fresh set names, of the whole remote', async () => {
    const site = new FakeSite();
    const loader = site.loader(withFallback);
    await loader.load('catalog', 'lab');
    site.fresh = resolvedRemote('catalog', '1.5.0');
    expect(await loader.recover('catalog', 'lab', broke)).toEqual({ Component: 'lab of 1.5.0' });
    expect(loader.running('catalog')).toMatchObject({ release: { version: '1.5.0' } });
    expect(await loader.load('catalog', 'tools')).toEqual({ Component: 'tools of 1.5.0' });
    expect(site.signals).toMatchObject([
      { version: '2.0.0', outcome: 'failed', class: 'render', error: { cause: broke } },
      { version: '2.0.0', outcome: 'failed', class: 'render', replacedBy: '1.5.0' },
    ]);
  });

  it('gives way to the fallback while the set has not changed', async () => {
    const site = new FakeSite();
    const loader = site.loader(withFallback);
    await loader.load('catalog', 'lab');
    expect(await loader.recover('catalog', 'lab', broke)).toEqual({ Component: 'lab of 1.0.0' });
    expect(site.tries).toEqual(['2.0.0/lab', '1.0.0/lab']);
  });

  it('fails for good when all that could replace it broke on it, too', async () => {
    const site = new FakeSite();
    const loader = site.loader(withFallback);
    await loader.load('catalog', 'lab');
    await loader.recover('catalog', 'lab', broke);
    const error = await outcome(site, loader.recover('catalog', 'lab', broke));
    expect(error).toMatchObject({ class: 'render', version: '1.0.0', cause: { cause: broke } });
    expect(loader.peek('catalog', 'lab')).toBeUndefined();
    expect(site.tries).toEqual(['2.0.0/lab', '1.0.0/lab']);
  });

  it('may be drawn again where nothing replaces it, and gives way once there is another release', async () => {
    const site = new FakeSite();
    const loader = site.loader(catalog);
    const module = await loader.load('catalog', 'lab');
    await expect(loader.recover('catalog', 'lab', broke)).rejects.toMatchObject({ class: 'render' });
    expect(await loader.load('catalog', 'lab')).toEqual(module);
    site.fresh = resolvedRemote('catalog', '2.0.1');
    expect(await loader.recover('catalog', 'lab', broke)).toEqual({ Component: 'lab of 2.0.1' });
  });

  it('is brought anew when its remote has been replaced meanwhile, and nobody is asked', async () => {
    const site = new FakeSite({ '2.0.0/artifact': ['chunk'] });
    const loader = site.loader(withFallback);
    await loader.load('catalog', 'lab');
    await outcome(site, loader.load('catalog', 'artifact'));
    const asked = site.refreshes;
    expect(await loader.recover('catalog', 'lab', broke)).toEqual({ Component: 'lab of 1.0.0' });
    expect(site.refreshes).toBe(asked);
  });

  it('of a file that it could not fetch offline replaces nothing and is not told', async () => {
    const site = new FakeSite();
    const loader = site.loader(withFallback);
    await loader.load('catalog', 'lab');
    site.online = false;
    const missing = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
    await expect(loader.recover('catalog', 'lab', missing)).rejects.toMatchObject({ class: 'offline' });
    expect(site.signals).toEqual([]);
    expect(loader.running('catalog')).toEqual(withFallback);
  });

  it('of a file that it could not fetch is told as such', async () => {
    const site = new FakeSite();
    const loader = site.loader(withFallback);
    await loader.load('catalog', 'lab');
    const missing = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
    expect(await loader.recover('catalog', 'lab', missing)).toEqual({ Component: 'lab of 1.0.0' });
    expect(site.signals).toMatchObject([{ class: 'chunk' }, { class: 'chunk', replacedBy: '1.0.0' }]);
  });
});

describe('a switched off remote', () => {
  const off = resolvedRemote('catalog', '2.0.0', { disabled: true });

  it('is not loaded, and nothing is asked', async () => {
    const site = new FakeSite();
    await expect(site.loader(off).load('catalog', 'lab')).rejects.toMatchObject({ class: 'disabled' });
    expect([site.tries, site.refreshes, site.signals]).toEqual([[], 0, []]);
  });

  it('comes back by "Try again" once it is switched on', async () => {
    const site = new FakeSite();
    const loader = site.loader(off);
    await expect(loader.load('catalog', 'lab')).rejects.toMatchObject({ class: 'disabled' });
    await expect(loader.load('catalog', 'lab')).rejects.toMatchObject({ class: 'disabled' });
    expect(site.refreshes).toBe(1);
    site.fresh = catalog;
    expect(await loader.load('catalog', 'lab')).toEqual({ Component: 'lab of 2.0.0' });
  });
});

describe('signals', () => {
  it('tell once of each release that it loaded or failed', async () => {
    const site = new FakeSite({ '2.0.0/artifact': ['chunk'] });
    const loader = site.loader(withFallback);
    const draw = async (page: string) => {
      await outcome(site, loader.load('catalog', page));
      loader.drawn('catalog', page);
    };
    for (const page of ['lab', 'tools', 'artifact', 'lab']) await draw(page);
    expect(site.signals).toMatchObject([
      { remote: 'catalog', version: '2.0.0', outcome: 'loaded' },
      { remote: 'catalog', version: '2.0.0', outcome: 'failed', class: 'chunk' },
      { remote: 'catalog', version: '2.0.0', outcome: 'failed', class: 'chunk', replacedBy: '1.0.0' },
      { remote: 'catalog', version: '1.0.0', outcome: 'loaded' },
    ]);
  });

  it('do not tell of a fault that the retry overcame', async () => {
    const site = new FakeSite({ '2.0.0': ['chunk', 'ok'] });
    const loader = site.loader(catalog);
    await outcome(site, loader.load('catalog', 'lab'));
    loader.drawn('catalog', 'lab');
    expect(site.signals).toMatchObject([{ outcome: 'loaded' }]);
  });

  it('do not call a release loaded before a page of it was drawn', async () => {
    const site = new FakeSite();
    const loader = site.loader(catalog);
    await loader.load('catalog', 'lab');
    loader.drawn('catalog', 'artifact');
    expect(site.signals).toEqual([]);
  });
});
