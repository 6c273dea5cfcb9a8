import { beforeEach, expect, it } from '@jest/globals';
import { caches, Response } from 'undici';
import { keptEntries } from './kept-entries.ts';

/** Node has the browser's cache in this library. */
const storage = caches as unknown as CacheStorage;

beforeEach(async () => {
  for (const name of await caches.keys()) await caches.delete(name);
});

async function keep(set: string, address: string, title?: string): Promise<void> {
  const headers = title === undefined ? undefined : { 'x-coachlab-title': title };
  const cache = await caches.open(`coachlab-kept-${set}`);
  await cache.put(`https://coachlab.example${address}`, new Response('<p>kept</p>', { headers }));
}

it('pages that are kept are found by their titles, what is saved by its own id', async () => {
  await keep('one', '/artifact/framework-grow', encodeURIComponent('GROW | Coachlab'));
  await keep('one', '/-/situations/q', encodeURIComponent('“Q&amp;A” &lt;why?&gt; | Coachlab'));
  await keep('one', '/remotes/shell/shell.1.js');
  await keep('one', '/broken', '%');
  const found = await keptEntries(storage, (address) =>
    address === '/artifact/framework-grow' ? 'framework-grow' : undefined,
  );
  expect(found).toEqual([
    { id: 'framework-grow', title: 'GROW', kind: 'Kept', opens: { href: '/artifact/framework-grow' } },
    {
      id: 'page:/-/situations/q',
      title: '“Q&A” <why?>',
      kind: 'Kept',
      opens: { href: '/-/situations/q' },
    },
  ]);
});

it('of two caches neither is believed', async () => {
  await keep('one', '/lab', 'Lab');
  await keep('two', '/lab', 'Lab');
  expect(await keptEntries(storage, () => undefined)).toEqual([]);
});
