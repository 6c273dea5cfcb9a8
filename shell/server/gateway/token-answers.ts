import type { FastifyInstance } from 'fastify';
import { SIGNALS_PATH } from '@coachlab/contracts';
import type { ForwardApi } from './api-routes.ts';

/**
 * A browser whose page gets no token drops its signals, and nobody should notice: an error would stand in its console.
 * So a refusal, and a registry that is down, answer 204.
 */
export function tokenAnswers(app: FastifyInstance, forwardApi: ForwardApi): void {
  app.post(`${SIGNALS_PATH}/token`, {
    onSend: async (_request, reply, payload) => {
      if (reply.statusCode < 400) return payload;
      (payload as { resume?: () => void } | null)?.resume?.();
      reply.code(204).removeHeader('content-type').removeHeader('content-length');
      return null;
    },
    handler: (request, reply) => forwardApi(request, reply),
  });
}
