import { isNativeError } from 'node:util/types';
import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import { PROBLEM_MEDIA_TYPE } from '@coachlab/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemOf } from './problem.ts';

/** The one place where an error becomes an answer. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  readonly #logger = new Logger(ProblemFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    if (reply.sent || reply.raw.headersSent) {
      this.#logger.error(error);
      reply.raw.destroy();
      return;
    }
    const { problem, headers } = problemOf(error, http.getRequest<FastifyRequest>().id);
    if (problem.status === 500) this.#logger.error(error);
    else if (problem.status === 503)
      this.#logger.warn(`${problem.code}: ${problem.detail ?? reasonOf(error)}`);
    void reply.code(problem.status).headers(headers).type(PROBLEM_MEDIA_TYPE).send(problem);
  }
}

function reasonOf(error: unknown): string {
  return isNativeError(error) ? error.message : String(error);
}
