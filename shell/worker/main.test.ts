import { beforeEach, describe, expect, it } from '@jest/globals';
import { data, file, offline, pageOf } from './testing/answers.ts';
import { emptyStorage, ORIGIN, sent, storage } from './testing/real-caches.ts';
import { type Site, startWorker } from './testing/worker-scope.ts';

const LAB = '/remotes/catalog/1.0.0/browser/lab.1.js';
const NEXT_LAB = '/remotes/catalog/1.0.1/browser/lab.2.js';

beforeEach(emptyStorage);

/** A site with a Lab, and a browser that has opened it. */
async function visitor(more: Site = {}) {
  const site: Site = {
    '/-/offline': offline,
    '/lab': () => pageOf('one', 'Lab', LAB),
    [LAB]: file,
    ...more,
  };
  const worker = await startWorker(site);
  await worker.open('/lab');
  return {
    ...worker,
    site,
    /** The connection goes. */
    lose: () => {
      for (const address of Object.keys(site)) delete site[address];
    },
  };
}

const keptNow = async () => {
  const names = await storage.keys();
  const requests = await Promise.all(names.map(async (name) => (await storage.open(name)).keys()));
  return requests.flat().map(({ url }) => url.slice(ORIGIN.length));
};

describe('while the connection is gone', () => {
  it('a page that was opened is shown with the files that it names, which nobody else asked for', async () => {
    const { lose, open, load } = await visitor();
    lose();
    expect(await (await open('/lab'))!.text()).toMatch(/<html data-kept.*<title>Lab/);
    expect(await (await load(LAB))!.text()).toBe('lab()');
  });

  it('a file of another version is not there, whatever is kept of that section', async () => {
    const { lose, load } = await visitor();
    lose();
    const other = LAB.replace('1.0.0', '1.0.1');
    for (const address of [other, `${other}?v=1`, `${LAB}?v=1`])
      expect([address, (await load(address))!.type]).toEqual([address, 'error']);
  });

  it('what code of a section has put into a cache of its own is not there', async () => {
    const { lose, load } = await visitor();
    await (await storage.open('catalog')).put(ORIGIN + NEXT_LAB, file());
    lose();
    expect((await load(NEXT_LAB))!.type).toBe('error');
  });

  it('nothing is there of the version before, once another was opened', async () => {
    const { site, lose, open, load } = await visitor({ [NEXT_LAB]: file });
    site['/lab'] = () => pageOf('two', 'The Laboratory', NEXT_LAB);
    await open('/lab');
    lose();
    expect((await load(LAB))!.type).toBe('error');
    expect(await (await load(NEXT_LAB))!.text()).toBe('lab()');
  });

  it('data is read by a page that was kept, and by no other', async () => {
    const { tell, lose, open, load } = await visitor({ '/api/personas': () => data('keep one') });
    await tell({ type: 'opened', address: '/lab', set: 'one', files: [], data: ['/api/personas'] });
    lose();
    expect((await load('/api/personas'))!.type).toBe('error');
    await open('/lab');
    expect((await load('/api/personas'))!.status).toBe(200);
  });

  it('the page for all others says what can be read', async () => {
    const { lose, open } = await visitor();
    lose();
    const page = (await open('/library'))!;
    expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('You are offline')]);
  });
});

describe('the word to leave', () => {
  const off = () => sent('', { 'x-coachlab-offline': 'off' });

  it.each<[string, string, 'open' | 'load']>([
    ['a page', '/tools', 'open'],
    ['data', '/api/personas', 'load'],
    ['the set', '/discovery/set', 'load'],
  ])('is heard beside %s, and leaves nothing', async (_, address, how) => {
    const worker = await visitor({ [address]: off });
    expect(await keptNow()).toEqual(expect.arrayContaining(['/lab', LAB]));
    await worker[how](address);
    expect(worker.unregister).toHaveBeenCalledTimes(1);
    expect(await storage.keys()).toEqual([]);
  });

  it('is the last one: what was on its way is not kept any more', async () => {
    const worker = await visitor({ '/tools': off });
    const { promise: sending, resolve: send } = Promise.withResolvers<void>();
    worker.site['/home'] = () => sending.then(() => pageOf('one', 'Home'));
    const opening = worker.open('/home');
    await worker.open('/tools');
    send();
    await opening;
    expect(await storage.keys()).toEqual([]);
  });
});

it('the script in its place takes over at once, and leaves nothing', async () => {
  await visitor();
  const { happen, skipWaiting, unregister } = await startWorker({}, 'retired');
  await happen('install', {});
  expect(skipWaiting).toHaveBeenCalledTimes(1);
  await happen('activate', {});
  expect(unregister).toHaveBeenCalledTimes(1);
  expect(await storage.keys()).toEqual([]);
});
