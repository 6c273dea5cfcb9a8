import { lacksHost } from '@coachlab/http';
import type { FastifyInstance } from 'fastify';
import { InvalidInputError } from '../errors/service-errors.ts';
import type { LimitPolicy, RateLimiter } from './rate-limiter.ts';
import { addressOf } from '../http/caller.ts';

/**
 * Far more than thirty people in one room send; what a call may do in its own name is limited by itself. Each process is
 * spared for itself: a flood must not become one of the database.
 */
const BODIES: LimitPolicy = {
  name: 'bodies',
  visitor: [],
  ip: [{ burst: 300, every: 0.05 }],
  perProcess: true,
};

/** Of a query; the longest of ours has six. */
const MOST_PARAMETERS = 50;

/** Refuses what would be much work before any of it is done: bodies that come too fast, endless queries, what names no host. */
export function limitWork(server: FastifyInstance, limiter: RateLimiter): void {
  server.addHook('onRequest', async (request) => {
    const { headers, url } = request;
    if (lacksHost(request))
      throw new InvalidInputError([{ path: 'host', message: 'Required' }], 'host_missing');
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined)
      await limiter.take(BODIES, { visitorId: null, ip: addressOf(request) });
    if (url.split('&', MOST_PARAMETERS + 1).length > MOST_PARAMETERS) {
      const detail = `A query may have at most ${MOST_PARAMETERS} parameters.`;
      throw new InvalidInputError([{ path: '', message: detail }], 'query_too_complex', { detail });
    }
  });
}
