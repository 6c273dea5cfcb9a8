import { beforeEach, describe, expect, it } from '@jest/globals';
import { SetCache } from './set-cache.ts';
import { emptyStorage, ORIGIN, storage } from './testing/real-caches.ts';

beforeEach(emptyStorage);

const worker = (caches: CacheStorage = storage) => new SetCache(caches, ORIGIN);
const page = (address: string, set: string, askedAt: number) => ({
  address,
  set,
  askedAt,
  response: new Response(`${address} of ${set}`),
});
const text = async (cache: SetCache, address: string) => (await cache.match(address))?.text();

describe('what is kept', () => {
  it('is of the set that the server named', async () => {
    const cache = worker();
    expect(await cache.follow('one', 1)).toEqual([]);
    await cache.put(page('/lab', 'one', 1));
    expect(await text(cache, '/lab')).toBe('/lab of one');
    expect(await cache.follow('one', 2)).toBeNull();
    expect(await text(cache, '/lab')).toBe('/lab of one');
  });

  it('goes as a whole when the server names another set', async () => {
    const cache = worker();
    await cache.follow('one', 1);
    await cache.put(page('/lab', 'one', 1));
    await cache.put(page('/tools', 'one', 1));
    await cache.put(page('/remotes/catalog/1.0.0/browser/lab.js', 'one', 1));
    expect(await cache.follow('two', 2)).toEqual(['/remotes/catalog/1.0.0/browser/lab.js', '/tools', '/lab']);
    expect(await cache.addresses()).toEqual([]);
    expect(await storage.keys()).toEqual([]);
  });

  it('goes also when the server goes back to the set before', async () => {
    const cache = worker();
    await cache.follow('one', 1);
    await cache.put(page('/lab', 'one', 1));
    await cache.follow('two', 2);
    // Somebody else on the page’s origin has written there.
    await (await storage.open('coachlab-kept-one')).put(`${ORIGIN}/lab`, new Response('forged'));
    await cache.follow('one', 3);
    expect(await text(cache, '/lab')).toBeUndefined();
  });

  it('takes nothing of another set', async () => {
    const cache = worker();
    await cache.follow('two', 2);
    await cache.put(page('/lab', 'one', 1));
    await cache.put(page('/tools', 'two', 2));
    expect(await cache.addresses()).toEqual(['/tools']);
  });

  it('does not go back by an answer that was overtaken', async () => {
    const cache = worker();
    await cache.follow('two', 20);
    expect(await cache.follow('one', 10)).toBeNull();
    await cache.put(page('/lab', 'one', 10));
    expect([cache.set, await cache.addresses()]).toEqual(['two', []]);
  });

  it('is one set’s whatever comes at the same time', async () => {
    const cache = worker();
    await Promise.all([
      cache.follow('one', 1),
      cache.put(page('/lab', 'one', 1)),
      cache.follow('two', 2),
      cache.put(page('/tools', 'one', 1)),
      cache.put(page('/lab', 'two', 2)),
      cache.follow('one', 1),
    ]);
    expect(await storage.keys()).toEqual(['coachlab-kept-two']);
    expect(await text(cache, '/lab')).toBe('/lab of two');
    expect(await cache.addresses()).toEqual(['/lab']);
  });
});

describe('a worker that was started again', () => {
  it('finds what the one before it kept', async () => {
    const before = worker();
    await before.follow('one', 1);
    await before.put(page('/lab', 'one', 1));
    const cache = worker();
    expect(await text(cache, '/lab')).toBe('/lab of one');
    expect(await cache.follow('one', 1)).toBeNull();
    expect(await text(cache, '/lab')).toBe('/lab of one');
  });

  it('drops it when the server has gone on in the meantime', async () => {
    const before = worker();
    await before.follow('one', 1);
    await before.put(page('/lab', 'one', 1));
    const cache = worker();
    expect(await cache.follow('two', 1)).toEqual(['/lab']);
    expect(await storage.keys()).toEqual([]);
  });

  it('shows nothing when there are two sets', async () => {
    for (const name of ['coachlab-kept-one', 'coachlab-kept-two'])
      await (await storage.open(name)).put(`${ORIGIN}/lab`, new Response(name));
    const cache = worker();
    expect([await cache.match('/lab'), await cache.addresses()]).toEqual([undefined, []]);
    await cache.follow('one', 1);
    expect(await storage.keys()).toEqual([]);
  });
});

describe('erasing', () => {
  it('leaves nothing, also of what was on its way', async () => {
    const cache = worker();
    await cache.follow('one', 1);
    await cache.put(page('/lab', 'one', 1));
    await cache.erase(5);
    await cache.follow('one', 4);
    await cache.put(page('/tools', 'one', 4));
    expect(await storage.keys()).toEqual([]);
  });

  it('does not stop what is opened afterwards from being kept', async () => {
    const cache = worker();
    await cache.follow('one', 1);
    await cache.erase(5);
    await cache.follow('one', 6);
    await cache.put(page('/tools', 'one', 6));
    expect(await cache.addresses()).toEqual(['/tools']);
  });
});

describe('room', () => {
  it('is made by what was kept longest ago', async () => {
    const cache = worker();
    await cache.follow('one', 1);
    for (let at = 0; at < 103; at += 1) await cache.put(page(`/artifact/${at}`, 'one', 1));
    const kept = await cache.addresses();
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([100, '/artifact/102', '/artifact/3']);
  });

  it('is made by half of it when storage is full', async () => {
    const cache = worker(full(4));
    await cache.follow('one', 1);
    for (const name of ['a', 'b', 'c', 'd', 'e']) await cache.put(page(`/${name}`, 'one', 1));
    expect(await cache.addresses()).toEqual(['/e', '/d', '/c']);
  });

  it('that there is none of fails the one who asked, and nobody after', async () => {
    const cache = worker(full(0));
    await cache.follow('one', 1);
    await expect(cache.put(page('/lab', 'one', 1))).rejects.toThrow('quota');
    expect(await cache.follow('two', 2)).toEqual([]);
  });
});

/** The same storage with room for so many entries: a real disk cannot be filled by a test. */
function full(entries: number): CacheStorage {
  return {
    keys: () => storage.keys(),
    delete: (name: string) => storage.delete(name),
    open: async (name: string) => {
      const cache = await storage.open(name);
      return {
        match: (...args: Parameters<Cache['match']>) => cache.match(...args),
        keys: () => cache.keys(),
        delete: (...args: Parameters<Cache['delete']>) => cache.delete(...args),
        put: async (...args: Parameters<Cache['put']>) => {
          if ((await cache.keys()).length >= entries) throw new Error('quota');
          await cache.put(...args);
        },
      };
    },
  } as unknown as CacheStorage;
}
