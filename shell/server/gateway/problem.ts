import { type Problem, PROBLEM_MEDIA_TYPE } from '@coachlab/contracts';
import type { FastifyReply } from 'fastify';

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Content Too Large',
  414: 'URI Too Long',
  422: 'Unprocessable Content',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};

/** Answers with problem details; a 503 tells when to come again. */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  code: string,
  detail?: string,
): FastifyReply {
  const problem: Problem = {
    type: 'about:blank',
    title: TITLES[status] ?? 'Error',
    status,
    ...(detail === undefined ? {} : { detail }),
    code,
    requestId: reply.request.id,
  };
  if (status === 503) reply.header('retry-after', '1');
  return reply.code(status).type(PROBLEM_MEDIA_TYPE).send(JSON.stringify(problem));
}
