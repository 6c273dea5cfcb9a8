import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BODY_LIMIT } from '@coachlab/contracts';
import { fastify, type FastifyInstance } from 'fastify';
import pWaitFor from 'p-wait-for';
import { SmallSite } from '../testing/small-site.ts';

/** Bytes that the service takes where the gateway thinks that it takes 64 KB, as it does for mail programs' forms. */
const SERVICE_LIMIT = 1_024;

describe('bodies on their way to a service', () => {
  let site: SmallSite;
  let service: FastifyInstance;
  let port: number;
  let sent: number[];
  let streaming: number;

  beforeEach(async () => {
    service = fastify({ bodyLimit: BODY_LIMIT.default });
    service.post('/api/registry/signals', () => 'taken');
    service.post('/api/registry/small', { bodyLimit: SERVICE_LIMIT }, () => 'taken');
    service.get('/api/registry/status', () => 'fine');
    streaming = 0;
    service.get('/api/registry/stream', (_request, reply) => {
      reply.hijack();
      streaming += 1;
      reply.raw.writeHead(200).write('first');
    });
    const url = await service.listen({ port: 0, host: '127.0.0.1' });
    site = await new SmallSite({
      COACHLAB_UPSTREAMS: `registry=${url},chat=${url}`,
      COACHLAB_TRUSTED_PROXIES: '127.0.0.1',
    }).start();
    sent = [];
    site.app.addHook('onSend', async (_request, reply) => void sent.push(reply.statusCode));
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    port = (site.app.server.address() as AddressInfo).port;
  });
  afterEach(async () => {
    site.app.server.closeAllConnections();
    service.server.closeAllConnections();
    await site.stop();
    await service.close();
  });

  const from = (network: string) => ({ 'x-forwarded-for': network });
  const get = (path: string, network = '203.0.113.7') =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: from(network) });

  /** Sends all of a body, whatever comes meanwhile, and reads what there is to read. */
  async function upload(path: string, size: number, chunked = false): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += String(chunk))).on('error', () => {});
    const length = chunked ? 'transfer-encoding: chunked' : `content-length: ${size}`;
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n${length}\r\n\r\n`,
    );
    const body = ' '.repeat(size);
    socket.write(chunked ? `${size.toString(16)}\r\n${body}\r\n0\r\n\r\n` : body);
    await once(socket, 'close').catch(() => {});
    return answer;
  }

  it.each([
    ['of 2 MB where 64 KB are taken', '/api/registry/signals', 2_000_000, false],
    ['of 2 MB without a length', '/api/registry/signals', 2_000_000, true],
    ['below the gateway’s limit and above the service’s', '/api/registry/small', 60_000, false],
    ['like it without a length', '/api/registry/small', 60_000, true],
    ['of 2 MB where releases are taken', '/api/registry/remotes/catalog/releases', 2_000_000, false],
  ])('%s do not keep others from the service', async (_, path, size, chunked) => {
    const uploads = Promise.all(Array.from({ length: 12 }, () => upload(path, size, chunked)));
    const statuses: number[] = [];
    for (let call = 0; call < 60; call += 1) statuses.push((await get('/api/registry/status')).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    for (const answer of await uploads) expect(answer).not.toMatch(/^HTTP\/1.1 (500|503)/);
  });

  it('are refused above the limit of the address before the service hears of them', async () => {
    expect(await upload('/api/registry/signals', BODY_LIMIT.default + 1)).toMatch(/^HTTP\/1.1 413 /);
    expect(await upload('/api/chat', BODY_LIMIT.chat + 1)).toMatch(/^HTTP\/1.1 413 /);
    expect(await upload('/api/chat/about', BODY_LIMIT.default + 1)).toMatch(/^HTTP\/1.1 413 /);
  });

  it('whose caller leaves half way are nobody’s fault', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('POST /api/registry/signals HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\nhalf');
    await once(socket, 'connect');
    await pWaitFor(
      async () =>
        (await new Promise<number>((resolve) =>
          site.app.server.getConnections((_, count) => resolve(count)),
        )) > 0,
    );
    socket.destroy();
    await pWaitFor(() => sent.length > 0);
    expect(sent).toEqual([499]);
  });

  it('coming back as streams count until they end: one network leaves room for the others', async () => {
    const leave = new AbortController();
    const open = (network: string) =>
      fetch(`http://127.0.0.1:${port}/api/registry/stream`, { headers: from(network), signal: leave.signal });
    const answers = await Promise.all(Array.from({ length: 100 }, () => open('198.51.100.1')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(64);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(36);
    expect(refused[0]!.headers.get('retry-after')).toBe('1');
    expect(streaming).toBe(64);
    expect((await get('/api/registry/status')).status).toBe(200);
    leave.abort();
    await pWaitFor(async () => (await get('/api/registry/status', '198.51.100.1')).status === 200);
  });
});
