import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { SmallSite } from '../testing/small-site.ts';

/** Longer than most services may take. Milliseconds. */
const LATE = 17_000;
/** How long writes are refused for at most while a database fails over. */
const REFUSED_WITHIN = 15_000;

describe('a service that does not begin its answer', () => {
  let site: SmallSite;
  let service: FastifyInstance;
  let port: number;

  beforeEach(async () => {
    service = fastify();
    service.all('/*', async () => {
      await sleep(LATE, undefined, { ref: false });
      return 'late';
    });
    const url = await service.listen({ port: 0, host: '127.0.0.1' });
    site = await new SmallSite({ COACHLAB_UPSTREAMS: `chat=${url},forum=${url},registry=${url}` }).start();
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    port = (site.app.server.address() as AddressInfo).port;
  });
  afterEach(async () => {
    site.app.server.closeAllConnections();
    service.server.closeAllConnections();
    await site.stop();
    await service.close();
  });

  const post = async (path: string) => {
    const began = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    await response.text();
    return {
      status: response.status,
      again: response.headers.get('retry-after'),
      ms: performance.now() - began,
    };
  };

  it('has its caller told to come again in time, but for the assistant and the registry, which are waited for', async () => {
    const [forum, chat, registry] = await Promise.all(
      ['/api/forum/posts', '/api/chat', '/api/registry/remotes/catalog/releases'].map(post),
    );
    expect(forum).toMatchObject({ status: 503, again: '1' });
    expect(forum!.ms).toBeLessThan(REFUSED_WITHIN);
    expect([chat!.status, registry!.status]).toEqual([200, 200]);
  });
});
