import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { ForbiddenError } from '@coachlab/service-common';
import type { FastifyRequest } from 'fastify';
import { type TokenHolder, REHEARSER, TeamTokens } from '../store/team-tokens.ts';
import { holderOf } from './token.guard.ts';

const rehearsers = new WeakMap<FastifyRequest, TokenHolder>();

/** Lets in who holds the rehearser's token, which takes releases that wait for a rehearsal, reports them, and can do nothing else. */
@Injectable()
export class RehearserGuard implements CanActivate {
  constructor(private readonly tokens: TeamTokens) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const holder = await holderOf(request, this.tokens);
    if (holder.remote !== REHEARSER) {
      throw new ForbiddenError('not_the_rehearser', {
        detail: `This token is for ${holder.remote}. This call takes the rehearser's.`,
      });
    }
    rehearsers.set(request, holder);
    return true;
  }
}

/** `@FromRehearser() rehearser: TokenHolder` in a controller that RehearserGuard guards. */
export const FromRehearser = createParamDecorator((_: unknown, context: ExecutionContext): TokenHolder => {
  const rehearser = rehearsers.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (!rehearser) throw new Error('FromRehearser needs RehearserGuard');
  return rehearser;
});
