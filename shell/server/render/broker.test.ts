import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Upstreams } from '../gateway/upstreams.ts';
import { jobFor } from '../testing/job-for.ts';
import { readText } from '../testing/render-here.ts';
import { Broker } from './broker.ts';

describe('what a page may read', () => {
  let service: Server;
  let upstreams: Upstreams;
  let asked: IncomingMessage[];
  let body = '["an artifact"]';
  let hangs = false;

  beforeEach(async () => {
    [asked, body, hangs] = [[], '["an artifact"]', false];
    service = createServer((request, response) => {
      asked.push(request);
      if (!hangs) response.setHeader('retry-after', '3').end(body);
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    upstreams = new Upstreams({ artifacts: origin, registry: origin, private: origin });
  });
  afterEach(async () => {
    service.closeAllConnections();
    service.close();
    await upstreams.close();
  });

  const brokerFor = () =>
    new Broker(
      { upstreamOf: (api) => upstreams.forApi(api) },
      { ...jobFor('a@1', '/lab'), trace: { traceparent: 't' } },
    );

  it('is what its release declared, by GET, and by nobody', async () => {
    expect(await readText(brokerFor(), '/api/artifacts/framework-grow?view=card')).toEqual({
      status: 200,
      statusText: '',
      retryAfter: '3',
      body: '["an artifact"]',
    });
    const [{ method, url, headers }] = asked as [IncomingMessage];
    expect([method, url]).toEqual(['GET', '/api/artifacts/framework-grow?view=card']);
    expect(Object.keys(headers).sort()).toEqual([
      'accept',
      'connection',
      'host',
      'traceparent',
      'x-request-id',
    ]);
  });

  it.each([
    ['an API that it did not declare', '/api/registry/releases', 403],
    ['what is for operators', '/api/artifacts/operators/held', 403],
    ['what is for operators, spelt otherwise', '/api/artifacts/%6fperators', 403],
    ['an API that there is not', '/api/unknown', 403],
    ['another host', 'http://127.0.0.1:1/api/artifacts', 400],
    ['another host, without a scheme', '//evil.example/api/artifacts', 400],
    ['a path above', '/api/artifacts/../registry', 400],
    ['a path above, encoded', '/api/artifacts/%2e%2E/registry', 400],
    ['a path above, with a backslash', '/api/artifacts\\..\\registry', 400],
    ['a slash, encoded', '/api/artifacts/..%2fregistry', 400],
    ['another line', '/api/artifacts HTTP/1.1\r\nx: y', 400],
    ['a fragment', '/api/artifacts#x', 400],
    ['no API', '/health/ready', 400],
    ['an inherited name', '/api/constructor', 403],
    ['too long a path', `/api/artifacts/${'a'.repeat(3000)}`, 400],
    ['no text', ['/api/artifacts'], 400],
  ])('is not %s', async (_, path, status) => {
    expect(await readText(brokerFor(), path)).toMatchObject({ status, body: '' });
    expect(asked).toEqual([]);
  });

  it('is not endless: in number, at a time, in size', async () => {
    const many = brokerFor();
    for (let count = 0; count < 64; count += 1)
      expect((await readText(many, '/api/artifacts')).status).toBe(200);
    expect((await readText(many, '/api/artifacts')).status).toBe(429);

    const crowd = brokerFor();
    const all = await Promise.all(Array.from({ length: 30 }, () => readText(crowd, '/api/artifacts')));
    expect(all.filter(({ status }) => status === 429)).toHaveLength(14);

    body = 'x'.repeat(3 * 1024 * 1024);
    const large = brokerFor();
    expect((await readText(large, '/api/artifacts')).status).toBe(200);
    expect(await readText(large, '/api/artifacts')).toMatchObject({ status: 413, body: '' });
  });

  it('is not waited for without end, nor after the page', async () => {
    hangs = true;
    expect((await readText(brokerFor(), '/api/artifacts')).status).toBe(503);
    const broker = brokerFor();
    const reading = readText(broker, '/api/artifacts');
    broker.end();
    expect((await reading).status).toBe(503);
  });
});
