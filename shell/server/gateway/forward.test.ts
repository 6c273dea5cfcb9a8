import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { OFF, startTelemetry, type Telemetry, telemetrySettings } from '@coachlab/telemetry';
import { OtlpReceiver } from '@coachlab/telemetry/testing';
import { fastify, type FastifyInstance, type FastifyRequest, type FastifyReply } from 'fastify';
import { forward } from './forward.ts';
import { connect, type Upstream } from './upstreams.ts';

const LIMIT = 64 * 1024;

describe('a request on its way to a service', () => {
  let port: number;
  let service: Server;
  let gateway: FastifyInstance;
  let upstream: Upstream;
  let seen: { body: string; headers: IncomingHttpHeaders }[];
  /** Requests whose connection the service cuts before it answers. */
  let cut: number;

  async function open(): Promise<void> {
    service = createServer((request, response) => {
      void text(request).then((body) => {
        seen.push({ body, headers: request.headers });
        cut -= 1;
        return cut >= 0 ? request.socket.destroy() : response.end('done');
      });
    });
    service.listen(port, '127.0.0.1');
    await once(service, 'listening');
    port = (service.address() as AddressInfo).port;
  }

  async function shut(): Promise<void> {
    service.closeAllConnections();
    service.close();
    await once(service, 'close');
  }

  async function start(telemetry: Telemetry): Promise<void> {
    upstream = connect(`http://127.0.0.1:${port}`);
    gateway = fastify();
    gateway.decorate('telemetry', telemetry);
    telemetry.watch(gateway);
    gateway.removeAllContentTypeParsers();
    gateway.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const handler = (request: FastifyRequest, reply: FastifyReply) =>
      forward(request, reply, upstream, { bodyLimit: LIMIT, visitor: null, clientIp: '203.0.113.7' });
    gateway.all('/*', handler);
    await gateway.listen({ port: 0, host: '127.0.0.1' });
  }

  const post = (headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${(gateway.server.address() as AddressInfo).port}/things`, {
      method: 'POST',
      body: 'a thing',
      headers: { connection: 'close', ...headers },
    });

  beforeEach(async () => {
    [port, seen, cut] = [0, [], 0];
    await open();
    await start(OFF);
  });
  afterEach(async () => {
    await gateway.close();
    await upstream.pool.destroy();
    await shut();
  });

  it.each(['x-coachlab-visitor', 'x_coachlab_visitor', 'X_Coachlab-Client_IP'])(
    'does not say by %s who calls, which only the gateway knows',
    async (name) => {
      await post({ [name]: 'f'.repeat(32), x_own: 'stays' });
      const headers = seen.at(-1)!.headers;
      expect(Object.values(headers)).not.toContain('f'.repeat(32));
      expect(headers).toMatchObject({ 'x-coachlab-client-ip': '203.0.113.7', x_own: 'stays' });
    },
  );

  it('waits out a service that starts again: nothing was sent, so even a POST goes once more', async () => {
    await shut();
    const answer = post();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await open();
    expect((await answer).status).toBe(200);
    expect(seen.map(({ body }) => body)).toEqual(['a thing']);
  });

  it('that was sent and lost is not sent again, unless it says that it may be', async () => {
    cut = 1;
    expect((await post()).status).toBe(503);
    expect(seen).toHaveLength(1);
    cut = 1;
    expect((await post({ 'idempotency-key': 'a-key-of-the-caller' })).status).toBe(200);
    expect(seen.map(({ body }) => body)).toEqual(['a thing', 'a thing', 'a thing']);
  });

  it('carries the trace on, and both make one', async () => {
    await gateway.close();
    await upstream.pool.destroy();
    const receiver = await new OtlpReceiver().start();
    const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint };
    const telemetry = await startTelemetry(telemetrySettings('shell', environment, []));
    await start(telemetry);
    await post({ traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' });
    await telemetry.stop();
    const call = receiver.spans.find(({ name }) => name === `POST 127.0.0.1:${port}`);
    expect(seen[0]!.headers.traceparent).toBe(`00-0af7651916cd43dd8448eb211c80319c-${call!.spanId}-01`);
    await receiver.stop();
  });
});
