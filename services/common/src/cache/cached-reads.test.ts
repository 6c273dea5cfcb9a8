import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { isFresh, negotiate } from '@coachlab/http';
import { describeEachEngine, describeOnServer } from '../testing/describe-each-engine.ts';
import { notebook } from '../testing/notebook/notebook.ts';
import type { TestService } from '../testing/test-service.ts';
import { until } from '../testing/until.ts';
import { CachedBody } from './cached-body.ts';
import { ReadCache } from './read-cache.ts';

describeEachEngine('a cached read', ({ start }) => {
  let service: TestService;
  beforeAll(async () => {
    service = await start(notebook);
    await service.post('/api/notes', { slug: 'long', text: 'again and '.repeat(200) });
  });

  it('has a strong ETag, and is answered with 304 as long as nothing changes', async () => {
    const first = await service.get('/api/notes');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w.-]+"$/);
    const again = await service.get('/api/notes', { 'if-none-match': etag });
    expect(again).toMatchObject({ status: 304, body: '' });
    expect(again.headers.get('etag')?.split('.')[0]).toBe(etag.split('.')[0]?.replace(/"$/, ''));
    await service.post('/api/notes', { slug: 'change', text: 'x' });
    expect(await service.get('/api/notes', { 'if-none-match': etag })).toMatchObject({ status: 200 });
  });

  it('names the revision of the content, which a write moves', async () => {
    const before = await service.get('/api/notes');
    await service.post('/api/notes', { slug: 'moves', text: 'x' });
    const after = await service.get('/api/notes');
    expect(after.headers.get('x-content-revision')).not.toBe(before.headers.get('x-content-revision'));
    const ready = await service.get('/health/ready');
    expect(ready.body).toHaveProperty('revision', after.headers.get('x-content-revision'));
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('comes as %s to those who take it, with a tag of its own', async (encoding, decompress) => {
    const plain = await raw(service.url, 'identity');
    const packed = await raw(service.url, encoding);
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers['vary']).toBe('accept-encoding');
    expect(packed.headers['etag']).not.toBe(plain.headers['etag']);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect(decompress(packed.bytes).equals(plain.bytes)).toBe(true);
  });

  it('answers HEAD with the headers alone', async () => {
    const head = await service.send('HEAD', '/api/notes');
    expect(head).toMatchObject({ status: 200, body: '' });
    expect(head.headers.get('etag')).toBe((await service.get('/api/notes')).headers.get('etag'));
  });
});

describeOnServer('a write', ({ start, createDatabase }) => {
  it('is seen by another instance', async () => {
    const { url } = await createDatabase();
    const one = await start(notebook, { DATABASE_URL: url });
    const other = await start(notebook, { DATABASE_URL: url });
    expect(await other.get('/api/notes')).toMatchObject({ body: [] });
    for (const [index, slug] of ['news', 'more', 'most'].entries()) {
      await one.post('/api/notes', { slug, text: 'x' });
      const seen = await until(async () => {
        const { body } = await other.get<{ slug: string }[]>('/api/notes');
        return body.length > index && body;
      });
      expect(seen.at(-1)).toMatchObject({ slug });
    }
    const revisions = await Promise.all([one, other].map((instance) => instance.get('/health/ready')));
    expect(revisions[0]?.body).toEqual(revisions[1]?.body);
  });
});

/** fetch would decompress. */
function raw(url: string, encoding: string) {
  return new Promise<{ headers: Record<string, unknown>; bytes: Buffer }>((resolve, reject) => {
    const call = request(
      `${url}/api/notes`,
      { headers: { 'accept-encoding': encoding } },
      async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk as Buffer);
        resolve({ headers: response.headers, bytes: Buffer.concat(chunks) });
      },
    );
    call.on('error', reject).end();
  });
}

describe('the encoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, identity; q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['*, br;q=0.000', 'gzip'],
    ['zstd', 'identity'],
  ])('for %p is %s', (accepted, encoding) => expect(negotiate(accepted)).toBe(encoding));
});

describe('If-None-Match', () => {
  it.each([
    ['"abc"', true],
    ['W/"abc"', true],
    ['"x", "abc.br"', true],
    ['*', true],
    ['"abcd"', false],
    [undefined, false],
  ])('%p matches abc: %p', (header, expected) => expect(isFresh(header, 'abc')).toBe(expected));
});

describe('the read cache', () => {
  const revision = () => {
    const listeners: (() => void)[] = [];
    const fake = { current: '1', onChange: (listener: () => void) => listeners.push(listener) };
    const change = (value: string) => {
      fake.current = value;
      for (const listener of listeners) listener();
    };
    return { fake: fake as never, change };
  };

  const counting = (cache: ReadCache, value: string) => {
    const loads: string[] = [];
    const load = async (key: string) => {
      loads.push(key);
      return value;
    };
    return { loads, read: (key: string) => cache.read(key, () => load(key)) };
  };

  it('loads once for readers that come together', async () => {
    const cache = new ReadCache(revision().fake);
    let loads = 0;
    const load = async () => (loads += 1);
    const [one, two] = await Promise.all([cache.read('k', load), cache.read('k', load)]);
    expect(one).toBe(two);
    expect(loads).toBe(1);
  });

  it('forgets a load that failed', async () => {
    const cache = new ReadCache(revision().fake);
    await expect(cache.read('k', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await cache.read('k', async () => 'up')).raw.toString()).toBe('"up"');
  });

  it('does not keep what was loaded while a write came in between', async () => {
    const { fake, change } = revision();
    const cache = new ReadCache(fake);
    const { promise, resolve } = Promise.withResolvers<string>();
    const early = cache.read('k', () => promise);
    change('2');
    resolve('old');
    expect((await early).raw.toString()).toBe('"old"');
    expect((await cache.read('k', async () => 'new')).raw.toString()).toBe('"new"');
  });

  it('lets the least recently used go when it is full', async () => {
    const cache = new ReadCache(revision().fake, { entries: 2, bytes: 1_000 });
    const { loads, read } = counting(cache, 'x');
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await read(key);
    expect(loads).toEqual(['a', 'b', 'c', 'b']);
  });

  it('lets go when the bytes are too many', async () => {
    const cache = new ReadCache(revision().fake, { entries: 100, bytes: 25 });
    const { loads, read } = counting(cache, 'x'.repeat(8));
    for (const key of ['a', 'b', 'c', 'c', 'a']) await read(key);
    expect(loads).toEqual(['a', 'b', 'c', 'a']);
  });
});

describe('a cached body', () => {
  it('has the same tag for the same content, whatever made it', () => {
    const tag = (value: unknown, revision: string) => new CachedBody(value, { revision }).tag;
    expect(tag({ a: 1 }, '1')).toBe(tag({ a: 1 }, '2'));
    expect(tag({ a: 1 }, '1')).not.toBe(tag({ a: 2 }, '1'));
  });
});
