import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config.ts';
import { sendProblem } from './problem.ts';

/** On the visitors' origin, where every section's code runs: pages for operators lead to theirs. */
export function operatorsElsewhere(
  app: FastifyInstance,
  { operatorsUrl, operatorsPages }: Pick<ShellConfig, 'operatorsUrl' | 'operatorsPages'>,
): void {
  for (const page of ['console', ...Object.keys(operatorsPages)]) {
    const lead = (_request: FastifyRequest, reply: FastifyReply) =>
      operatorsUrl ? reply.redirect(`${operatorsUrl}/-/${page}`) : refuseOperators(reply);
    app.get(`/-/${page}`, lead);
    app.get(`/-/${page}/*`, lead);
  }
}

/** What every call of theirs is answered there. */
export function refuseOperators(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, 404, 'operators_elsewhere', 'Operators have their own address.');
}
