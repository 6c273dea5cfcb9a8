import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { CSRF_HEADER } from '@coachlab/contracts';
import { ForbiddenError } from '@coachlab/service-common';
import type { FastifyRequest } from 'fastify';
import { sessionSecretOf } from './session-cookie.ts';
import { Sessions } from './sessions.ts';

/** Lets the signed-in coach through; what changes something also needs the CSRF token of the session. */
@Injectable()
export class ModerationGuard implements CanActivate {
  constructor(private readonly sessions: Sessions) {}

  async canActivate(context: ExecutionContext): Promise<true> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { csrfToken } = await this.sessions.find(sessionSecretOf(request, this.sessions.desk));
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads && request.headers[CSRF_HEADER] !== csrfToken)
      throw new ForbiddenError('csrf_token_wrong', { detail: `Send the session's token as ${CSRF_HEADER}.` });
    return true;
  }
}
