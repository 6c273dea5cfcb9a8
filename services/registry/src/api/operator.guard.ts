import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { ForbiddenError } from '@coachlab/service-common';
import type { FastifyRequest } from 'fastify';
import { type TokenHolder, OPERATOR, TeamTokens } from '../store/team-tokens.ts';
import { holderOf } from './token.guard.ts';

const operators = new WeakMap<FastifyRequest, TokenHolder>();

/** Lets in who holds the operator's token, which adds and removes sections, switches what browsers keep, and can do nothing else. */
@Injectable()
export class OperatorGuard implements CanActivate {
  constructor(private readonly tokens: TeamTokens) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const holder = await holderOf(request, this.tokens);
    if (holder.remote !== OPERATOR) {
      throw new ForbiddenError('not_an_operator', {
        detail: `This token is for ${holder.remote}. This call takes the operator's.`,
      });
    }
    operators.set(request, holder);
    return true;
  }
}

/** `@FromOperator() operator: TokenHolder` in a controller that OperatorGuard guards. */
export const FromOperator = createParamDecorator((_: unknown, context: ExecutionContext): TokenHolder => {
  const operator = operators.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (!operator) throw new Error('FromOperator needs OperatorGuard');
  return operator;
});
