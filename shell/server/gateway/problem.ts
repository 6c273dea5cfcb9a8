import { PROBLEM_MEDIA_TYPE } from '@coachlab/contracts';
import { problemOf } from '@coachlab/http';
import type { FastifyReply } from 'fastify';

/** Statuses after which the same may succeed in a moment. */
const PASSING = new Set([429, 503]);

/** Answers with problem details; what passes tells when to come again. */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  code: string,
  detail?: string,
): FastifyReply {
  const problem = problemOf(status, code, reply.request.id, detail === undefined ? {} : { detail });
  if (PASSING.has(status)) reply.header('retry-after', '1');
  return reply.code(status).type(PROBLEM_MEDIA_TYPE).send(JSON.stringify(problem));
}
