import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './problem.ts';

/** On the visitors' origin, where every section's code runs: pages for operators lead to theirs, and their calls are refused. */
export function operatorsElsewhere(app: FastifyInstance, operatorsUrl: string | null): void {
  const lead = (request: FastifyRequest, reply: FastifyReply) => {
    const page = request.routeOptions.url?.includes('console') ? 'console' : 'moderation';
    return operatorsUrl ? reply.redirect(`${operatorsUrl}/-/${page}`) : refuse(request, reply);
  };
  for (const page of ['console', 'moderation']) {
    app.get(`/-/${page}`, lead);
    app.get(`/-/${page}/*`, lead);
  }
  app.all('/api/forum/moderation', refuse);
  app.all('/api/forum/moderation/*', refuse);
}

function refuse(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(reply, 404, 'operators_elsewhere', 'Operators have their own address.');
}
