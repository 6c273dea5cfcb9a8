import type { FastifyInstance } from 'fastify';
import type { Releases } from '../releases/releases.ts';

/** Development only: tells open pages that another release runs, so that they reload. */
export function devRoutes(app: FastifyInstance, releases: Releases): void {
  app.get('/-/dev/events', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const send = (epoch: number) => reply.raw.write(`data: ${epoch}\n\n`);
    send(releases.document?.epoch ?? 0);
    const stop = releases.onChange((document) => send(document.epoch));
    request.raw.on('close', stop);
  });
}
