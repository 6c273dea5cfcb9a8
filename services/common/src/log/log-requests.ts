import type { Telemetry } from '@coachlab/telemetry';
import type { FastifyInstance } from 'fastify';
import type { Logger as Pino } from 'pino';

/** One line a request, when it is answered; health checks only at debug, since they come every second. */
export function logRequests(server: FastifyInstance, log: Pino, telemetry: Telemetry): void {
  server.addHook('onResponse', async (request, reply) => {
    const level = request.url.startsWith('/health/') ? 'debug' : reply.statusCode >= 500 ? 'error' : 'info';
    log[level](
      {
        requestId: request.id,
        ...telemetry.ids(request),
        method: request.method,
        // The pattern, not the address: some addresses are secrets (results, unsubscribe links).
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
}
