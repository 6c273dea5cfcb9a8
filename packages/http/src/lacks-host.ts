import type { FastifyRequest } from 'fastify';

/** Whether a request of HTTP/1.1 does not say which host it is for (RFC 9112, 3.2). */
export function lacksHost({ raw }: Pick<FastifyRequest, 'raw'>): boolean {
  return raw.httpVersion === '1.1' && raw.headers.host === undefined;
}
