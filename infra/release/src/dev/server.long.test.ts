import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request as ask,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ResolvedSet } from '@coachlab/contracts';
import { pageOf, releaseOf, setOf } from '../testing/small-page.ts';
import type { DevelopedSection } from './section-build.ts';
import { DevServer } from './server.ts';

/** What the site answers, by path; what it was asked last. */
const answers = new Map<string, RequestListener>();
let asked: IncomingMessage | undefined;
let site: Server;
let dev: DevServer;
let folder: string;

const HTML = { accept: 'text/html,*/*' };
const get = (path: string, headers: Record<string, string> = {}) => fetch(dev.url + path, { headers });

beforeAll(async () => {
  site = createServer((request, response) => {
    asked = request;
    const answer = answers.get(request.url ?? '');
    if (answer) answer(request, response);
    else response.writeHead(404, { 'content-type': 'text/html' }).end(pageOf(setOf('catalog', 'forum')));
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  folder = mkdtempSync(join(tmpdir(), 'coachlab-dev-server-'));
  writeFileSync(join(folder, 'client.js'), 'client()');
  writeFileSync(join(folder, 'page.js'), 'page()');
  const section: DevelopedSection = {
    name: 'catalog',
    folder,
    output: folder,
    release: releaseOf('catalog', '/lab', 'development'),
    state: { section: 'catalog', hash: 'abc', errors: [], typeErrors: [] },
    entry: (hash) => Buffer.from(`entry(${hash})`),
    server: null,
    apis: [],
    styles: () => [],
  };
  const { port } = site.address() as AddressInfo;
  dev = new DevServer({
    site: new URL(`http://127.0.0.1:${port}`),
    sections: [section],
    client: folder,
    port: 0,
    onFault: () => {},
    say: () => {},
  });
  await dev.listen();
});
afterAll(async () => {
  await dev.stop();
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
  rmSync(folder, { recursive: true });
});

describe('a page', () => {
  it.each([
    ['as it is', undefined, (text: string) => Buffer.from(text)],
    ['by Brotli', 'br', (text: string) => brotliCompressSync(text)],
    ['by Zstandard', 'zstd', (text: string) => zstdCompressSync(text)],
  ])('that comes %s is composed anew', async (_how, encoding, pack) => {
    answers.set('/forum', (_request, response) => {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        etag: '"a"',
        ...(encoding && { 'content-encoding': encoding }),
      });
      response.end(pack(pageOf(setOf('catalog', 'forum'))));
    });
    const response = await get('/forum', HTML);
    expect(response.headers.get('etag')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('"version":"development"');
  });

  it('that the site does not know yet is there, and nobody else is', async () => {
    expect((await get('/lab', HTML)).status).toBe(200);
    expect((await get('/nowhere', HTML)).status).toBe(404);
  });

  it('that is larger than any of a site is told, not held', async () => {
    answers.set('/huge', (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    const response = await get('/huge', HTML);
    expect(response.status).toBe(502);
    expect(await response.text()).toBe(
      "coachlab dev: The site's answer cannot be used. It is larger than 10 MB.\n",
    );
  });

  it('that is no page of a shell passes as it is', async () => {
    answers.set('/-/console', (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<html><head></head><body>console</body></html>'),
    );
    expect(await (await get('/-/console', HTML)).text()).toBe(
      '<html><head></head><body>console</body></html>',
    );
  });
});

describe('what is no page', () => {
  it('passes while it comes', async () => {
    answers.set('/api/chat', (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: first\n\n');
    });
    const response = await get('/api/chat', HTML);
    const { value } = await response.body!.getReader().read();
    expect(new TextDecoder().decode(value)).toBe('data: first\n\n');
  });

  it('passes packed as it came, with its status', async () => {
    const packed = brotliCompressSync('{"a":1}');
    answers.set('/api/a', (_request, response) =>
      response
        .writeHead(201, { 'content-type': 'application/json', 'content-encoding': 'br', etag: '"a"' })
        .end(packed),
    );
    const response = await get('/api/a');
    expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([
      201,
      '"a"',
      '{"a":1}',
    ]);
  });

  it('reaches the site with its method and body', async () => {
    let body = '';
    answers.set('/api/b', (request, response) => {
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => response.end('{}'));
    });
    await fetch(`${dev.url}/api/b`, { method: 'PUT', body: 'sent', headers: { origin: dev.url } });
    expect([asked!.method, body]).toEqual(['PUT', 'sent']);
    expect(asked!.headers['host']).toBe(`127.0.0.1:${(site.address() as AddressInfo).port}`);
  });

  it('has the developed section in the set', async () => {
    answers.set('/discovery/set', (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(setOf('catalog', 'forum'))),
    );
    const { remotes } = (await (await get('/discovery/set')).json()) as ResolvedSet;
    expect(remotes.map(({ name, release }) => [name, release.version])).toEqual([
      ['forum', '1.0.0-aaa'],
      ['catalog', 'development'],
    ]);
  });

  it.each(['/api/registry/signals', '/api/registry/signals/token', '/-/violations'])(
    'and would count for a release stays here: %s',
    async (path) => {
      asked = undefined;
      expect((await fetch(dev.url + path, { method: 'POST', body: '{}' })).status).toBe(204);
      expect(asked).toBeUndefined();
    },
  );
});

describe('its own files', () => {
  it.each([
    ['/-/coachlab-dev/client.js', 'client()'],
    ['/remotes/catalog/development/page.js', 'page()'],
    ['/remotes/catalog/development/entry.js?abc', 'entry(abc)'],
  ])('%s', async (path, text) => {
    const response = await get(path);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await response.text()).toBe(text);
  });

  it('end at the folder of the section', async () => {
    expect((await get('/remotes/catalog/development/absent.js')).status).toBe(404);
    for (const path of ['..%2Fsecret', '..', '%2e%2e/client.js']) {
      const outside = await get(`/remotes/catalog/development/${path}`, { accept: '*/*' });
      expect(await outside.text()).not.toContain('client()');
    }
  });
});

describe('another page', () => {
  it('that points its own name at this machine reads nothing', async () => {
    const status = await new Promise((resolve) => {
      const { port } = new URL(dev.url);
      ask({ host: 'localhost', port, path: '/lab', headers: { host: 'evil.example' } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).end();
    });
    expect(status).toBe(403);
  });

  it.each([
    ['two slashes', (host: string) => `//${host}/lab`],
    ['a slash and a backslash', (host: string) => `/\\${host}/lab`],
    ['a scheme', (host: string) => `http://${host}/lab`],
  ])('cannot have a page of another host shown here, by %s', async (_, path) => {
    let reached = false;
    const other = createServer((_request, response) => {
      reached = true;
      response.end();
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(other.address() as AddressInfo).port}`;
    const status = await new Promise((resolve) => {
      const { port } = new URL(dev.url);
      ask({ host: 'localhost', port, path: path(host), headers: HTML, setHost: true }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).end();
    });
    other.close();
    expect([status, reached]).toEqual([404, false]);
  });

  it('cannot tell of faults', async () => {
    const headers = { origin: 'https://evil.example' };
    expect(
      (await fetch(`${dev.url}/-/coachlab-dev/faults`, { method: 'POST', headers, body: '{}' })).status,
    ).toBe(403);
  });

  it("cannot leave a worker of the site's on localhost", async () => {
    expect((await get('/sw.js', { 'service-worker': 'script' })).status).toBe(404);
  });
});

it('a site that is gone is told', async () => {
  const gone = new DevServer({
    site: new URL('http://127.0.0.1:9'),
    sections: [],
    client: folder,
    port: 0,
    onFault: () => {},
    say: () => {},
  });
  await gone.listen();
  const response = await fetch(gone.url, { headers: HTML });
  expect([response.status, await response.text()]).toEqual([
    502,
    'coachlab dev: http://127.0.0.1:9 does not answer (ECONNREFUSED).\n',
  ]);
  await gone.stop();
});

it('a port that is taken is told', async () => {
  const port = Number(new URL(dev.url).port);
  const second = new DevServer({
    site: new URL(dev.url),
    sections: [],
    client: folder,
    port,
    onFault: () => {},
    say: () => {},
  });
  await expect(second.listen()).rejects.toThrow(
    `Port ${port} is taken by another program: choose another with --port.`,
  );
});
