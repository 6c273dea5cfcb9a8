import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ForbiddenError } from '@coachlab/service-common';
import type { FastifyRequest } from 'fastify';
import { holderOf } from './token.guard.ts';
import { SHELL, TeamTokens } from '../store/team-tokens.ts';

/** Lets in the shell, and no team. */
@Injectable()
export class ShellGuard implements CanActivate {
  constructor(private readonly tokens: TeamTokens) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const holder = await holderOf(context.switchToHttp().getRequest<FastifyRequest>(), this.tokens);
    if (holder.remote === SHELL) return true;
    throw new ForbiddenError('not_the_shell', {
      detail: `This token is for ${holder.remote}, not for the shell.`,
    });
  }
}
