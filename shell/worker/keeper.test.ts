import { beforeEach, describe, expect, it } from '@jest/globals';
import type { WorkerMessage } from '../app/offline/message.ts';
import { Keeper } from './keeper.ts';
import { SetCache } from './set-cache.ts';
import { data, file, html, offline, pageOf } from './testing/answers.ts';
import { emptyStorage, ORIGIN, sent, storage } from './testing/real-caches.ts';
import type { Site } from './testing/worker-scope.ts';

const LAB = '/remotes/catalog/1.0.0/browser/lab.1.js';

function worker(site: Site = {}) {
  let clock = 0;
  const asked: string[] = [];
  const cache = new SetCache(storage, ORIGIN);
  const state = { retired: false, today: new Date('2026-11-22T18:40:00Z') };
  const keeper = new Keeper({
    cache,
    now: () => (clock += 1),
    today: () => state.today,
    retire: async () => void (state.retired = true),
    fetch: async (address) => {
      asked.push(address);
      const answer = site[address];
      if (!answer) throw new TypeError('Failed to fetch');
      return answer();
    },
  });
  return { keeper, cache, asked, state, site };
}

const opened = (address: string, set = 'one', files: string[] = [], read: string[] = []) =>
  ({ type: 'opened', address, set, files, data: read }) as const;

beforeEach(emptyStorage);

describe('data that a page reads after it was opened', () => {
  const read: WorkerMessage = { type: 'read', address: '/lab', data: ['/api/personas'] };

  it('is kept beside the page, also when the page is still being fetched', async () => {
    const { keeper, cache } = worker({
      '/-/offline': offline,
      '/lab': () => pageOf('one'),
      '/api/personas': () => data('keep one'),
    });
    await Promise.all([keeper.take(opened('/lab')), keeper.take(read)]);
    expect(await cache.addresses()).toContain('/api/personas');
  });

  it('is not kept of a page that is not', async () => {
    const { keeper, cache, asked } = worker({
      '/-/offline': offline,
      '/api/personas': () => data('keep one'),
    });
    await keeper.hear('page', '/tools', pageOf('one'), 1);
    await keeper.take(read);
    expect(asked).not.toContain('/api/personas');
    expect(await cache.match('/api/personas')).toBeUndefined();
  });

  it('is not kept once everything was erased', async () => {
    const { keeper, cache } = worker({
      '/-/offline': offline,
      '/lab': () => pageOf('one'),
      '/api/personas': () => data('keep one'),
    });
    await keeper.take(opened('/lab'));
    await keeper.take({ type: 'erase' });
    await keeper.take(read);
    expect(await cache.addresses()).toEqual([]);
  });
});

describe('a page that comes', () => {
  it('is kept with the files that its document names, and the page for what is not kept', async () => {
    const { keeper, cache } = worker({ '/-/offline': offline, [LAB]: file });
    await keeper.hear('page', '/lab', pageOf('one', 'Lab', LAB), 1);
    expect((await cache.addresses()).sort()).toEqual(['/-/offline', '/lab', LAB]);
    expect(await keeper.readable()).toEqual([{ address: '/lab', title: 'Lab' }]);
  });

  it.each([
    [
      'the server does not let it',
      () => sent(html('Lab'), { 'content-type': 'text/html', 'x-coachlab-offline': 'pass one' }),
    ],
    ['the server says nothing', () => sent(html('Lab'), { 'content-type': 'text/html' })],
    ['it is no whole page', () => Object.defineProperty(pageOf('one'), 'status', { value: 503 })],
  ])('is not kept when %s', async (_, page) => {
    const { keeper, cache } = worker({ '/-/offline': offline });
    await keeper.hear('page', '/lab', page(), 1);
    expect(await cache.match('/lab')).toBeUndefined();
  });

  it('ends what was kept of another set, whether it is kept itself or not', async () => {
    const { keeper, cache } = worker({ '/-/offline': offline, [LAB]: file });
    await keeper.hear('page', '/lab', pageOf('one', 'Lab', LAB), 1);
    const forum = sent(html('Forum'), { 'content-type': 'text/html', 'x-coachlab-offline': 'pass two' });
    await keeper.hear('page', '/forum', forum, 2).catch(() => {});
    expect((await cache.addresses()).filter((address) => address !== '/-/offline')).toEqual([]);
  });

  it('of another set has what was opened last fetched anew', async () => {
    const { keeper, cache } = worker({
      '/-/offline': offline,
      '/lab': () => pageOf('two', 'The Laboratory'),
    });
    await keeper.hear('page', '/lab', pageOf('one', 'The Lab'), 1);
    await keeper.hear('page', '/tools', pageOf('two', 'Tools'), 2);
    expect(await keeper.readable()).toEqual([
      { address: '/lab', title: 'The Laboratory' },
      { address: '/tools', title: 'Tools' },
    ]);
    expect(cache.set).toBe('two');
  });

  it('of another set has what the pages read fetched anew, and nothing of what is nobody’s any more', async () => {
    let set = 'one';
    const { keeper, cache } = worker({
      '/-/offline': offline,
      '/lab': () => pageOf(set),
      '/api/personas': () => data(`keep ${set}`),
      '/api/taken-down': () => data(set === 'one' ? 'keep one' : undefined),
    });
    await keeper.take(opened('/lab', 'one', [], ['/api/personas', '/api/taken-down']));
    set = 'two';
    await keeper.hear('page', '/tools', pageOf('two', 'Tools'), 90);
    expect(cache.set).toBe('two');
    expect((await cache.addresses()).sort()).toEqual(['/-/offline', '/api/personas', '/lab', '/tools']);
  });

  it('with the word to leave has the worker leave', async () => {
    const { keeper, state } = worker();
    await keeper.hear('page', '/lab', sent('', { 'x-coachlab-offline': 'off' }), 1);
    expect(state.retired).toBe(true);
  });
});

describe('a page that was opened without its document', () => {
  const site = { '/-/offline': offline, '/lab': () => pageOf('one'), [LAB]: file };

  it('is fetched, with what its page has loaded and read', async () => {
    const { keeper, cache } = worker({ ...site, '/api/personas': () => data('keep one') });
    await keeper.take(opened('/lab', 'one', [LAB], ['/api/personas']));
    expect((await cache.addresses()).sort()).toEqual(['/-/offline', '/api/personas', '/lab', LAB]);
  });

  it('brings no files of a set that the server does not name', async () => {
    const { keeper, cache } = worker(site);
    await keeper.take(opened('/lab', 'zero', [LAB]));
    expect(await cache.match(LAB)).toBeUndefined();
  });

  it('brings no data that is somebody’s own', async () => {
    const { keeper, cache } = worker({ ...site, '/api/forum/mine': () => data() });
    await keeper.take(opened('/lab', 'one', [], ['/api/forum/mine']));
    expect(await cache.match('/api/forum/mine')).toBeUndefined();
  });

  it('that may not be kept brings no data either', async () => {
    const forum = () =>
      sent(html('Forum'), { 'content-type': 'text/html', 'x-coachlab-offline': 'pass one' });
    const { keeper, asked } = worker({
      '/-/offline': offline,
      '/forum': forum,
      '/api/forum/posts': () => data('keep one'),
    });
    await keeper.take(opened('/forum', 'one', [], ['/api/forum/posts']));
    expect(asked).not.toContain('/api/forum/posts');
  });

  it('is fetched again when its copy is an hour old', async () => {
    const { keeper, asked, state } = worker(site);
    await keeper.take(opened('/lab'));
    await keeper.take(opened('/lab'));
    expect(asked.filter((address) => address === '/lab')).toHaveLength(1);
    state.today = new Date('2026-11-22T19:41:00Z');
    await keeper.take(opened('/lab'));
    expect(asked.filter((address) => address === '/lab')).toHaveLength(2);
  });
});

it('what the visitor saves is fetched, once', async () => {
  const { keeper, asked } = worker({
    '/-/offline': offline,
    '/artifact/a': () => pageOf('one', 'A'),
  });
  await keeper.take({ type: 'saved', addresses: ['/artifact/a'] });
  await keeper.take({ type: 'saved', addresses: ['/artifact/a'] });
  expect(asked.filter((address) => address === '/artifact/a')).toHaveLength(1);
  expect(await keeper.readable()).toEqual([{ address: '/artifact/a', title: 'A' }]);
});

it('a tab that is connected again learns of what was taken back, before it opens another page', async () => {
  const { keeper, cache } = worker({
    '/-/offline': offline,
    '/discovery/set': () => data('pass one'),
    '/lab': () => sent('', { 'x-coachlab-offline': 'pass one' }),
  });
  await keeper.hear('page', '/lab', pageOf('two'), 1);
  await keeper.take({ type: 'connected' });
  expect(await cache.match('/lab')).toBeUndefined();
});

it('a connection that is lost leaves what is kept as it is', async () => {
  const { keeper, site } = worker({ '/-/offline': offline });
  await keeper.hear('page', '/lab', pageOf('one'), 1);
  for (const address of Object.keys(site)) delete site[address];
  await expect(keeper.take({ type: 'connected' })).rejects.toThrow('Failed to fetch');
  expect(await keeper.readable()).toEqual([{ address: '/lab', title: 'Lab' }]);
});

describe('what the worker before this one kept', () => {
  const before = async () => {
    const old = await storage.open('coachlab-set-one');
    await old.put(`${ORIGIN}/lab`, sent(html('Lab'), { 'content-type': 'text/html' }));
    await old.put(`${ORIGIN}/api/personas`, data());
  };
  const site = {
    '/-/offline': offline,
    '/lab': () => pageOf('one'),
    '/api/personas': () => data('keep one'),
  };

  it('is fetched anew with the first page that comes, and its cache goes', async () => {
    await before();
    const { keeper, cache } = worker(site);
    await keeper.hear('page', '/tools', pageOf('one', 'Tools'), 1);
    expect((await cache.addresses()).sort()).toEqual(['/-/offline', '/api/personas', '/lab', '/tools']);
    expect(await storage.keys()).toEqual(['coachlab-kept-one']);
  });

  it('is not shown, and goes when all is erased', async () => {
    await before();
    const { keeper } = worker();
    expect([await keeper.page('/lab'), await keeper.readable()]).toEqual([undefined, []]);
    await keeper.take({ type: 'erase' });
    expect(await storage.keys()).toEqual([]);
  });
});

it('no title, whoever wrote it, puts a tag into the list of what can be read', async () => {
  const write = async (address: string, headers: Record<string, string>) =>
    (await storage.open('coachlab-kept-one')).put(ORIGIN + address, sent('', headers));
  const title = encodeURIComponent('</a><script src="/remotes/evil.js"></script>');
  await write('/lab', { 'x-coachlab-title': title });
  await write('/tools', { 'x-coachlab-title': '%' });
  expect(await worker().keeper.readable()).toEqual([
    { address: '/tools', title: '' },
    { address: '/lab', title: '&lt;/a>&lt;script src="/remotes/evil.js">&lt;/script>' },
  ]);
});

it('what is still to be fetched when all is erased is left', async () => {
  const { keeper, cache, asked, site } = worker({
    '/-/offline': offline,
    '/artifact/b': () => pageOf('one', 'B'),
  });
  site['/artifact/a'] = () => {
    void keeper.take({ type: 'erase' });
    return pageOf('one', 'A');
  };
  await keeper.take({ type: 'saved', addresses: ['/artifact/a', '/artifact/b'] });
  expect(asked).not.toContain('/artifact/b');
  expect(await cache.match('/artifact/a')).toBeUndefined();
});
