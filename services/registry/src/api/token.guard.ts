import {
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { TokenScope } from '@coachlab/contracts';
import { ForbiddenError, UnauthenticatedError } from '@coachlab/service-common';
import type { FastifyRequest } from 'fastify';
import { type TokenHolder, OPERATOR, REHEARSER, SHELL, TeamTokens } from '../store/team-tokens.ts';

const ORDER: TokenScope[] = ['read', 'publish', 'release'];

/** Each scope includes those before it. */
function reaches(scope: TokenScope, needed: TokenScope): boolean {
  return ORDER.indexOf(scope) >= ORDER.indexOf(needed);
}

const NEEDED_SCOPE = 'coachlab:needed-scope';

/** What a call needs of its token; without it reading calls need `read` and all others `release`. */
export const Needs = (scope: TokenScope) => SetMetadata(NEEDED_SCOPE, scope);

const teams = new WeakMap<FastifyRequest, TokenHolder>();

/** Lets in who holds a token; where the address names a remote and the method changes it, only that remote's team. */
@Injectable()
export class TokenGuard implements CanActivate {
  constructor(
    private readonly tokens: TeamTokens,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest<{ Params: { name?: string } }>>();
    const team = await teamOf(request, this.tokens);
    const { name } = request.params;
    if (name !== undefined && name !== team.remote) {
      throw new ForbiddenError('not_your_remote', {
        detail: `This token is for ${team.remote}, not for ${name}.`,
      });
    }
    const needed = this.#neededScope(context, request.method);
    if (!reaches(team.scope, needed)) {
      throw new ForbiddenError('scope_too_small', {
        detail: `This token has the scope ${team.scope}; the call needs ${needed}.`,
      });
    }
    teams.set(request, team);
    return true;
  }

  #neededScope(context: ExecutionContext, method: string): TokenScope {
    const places = [context.getHandler(), context.getClass()];
    const named = this.reflector.getAllAndOverride<TokenScope | undefined>(NEEDED_SCOPE, places);
    return named ?? (method === 'GET' || method === 'HEAD' ? 'read' : 'release');
  }
}

/** The team of the request's bearer token. Throws UnauthenticatedError, and ForbiddenError for the tokens of the shell, the operator and the rehearser. */
export async function teamOf(request: FastifyRequest, tokens: TeamTokens): Promise<TokenHolder> {
  const team = await holderOf(request, tokens);
  if (team.remote === SHELL)
    throw new ForbiddenError('not_a_team', { detail: 'The token of the shell only reports signals.' });
  if (team.remote === OPERATOR)
    throw new ForbiddenError('not_a_team', {
      detail: "The operator's token only adds and removes sections and switches what browsers keep.",
    });
  if (team.remote === REHEARSER)
    throw new ForbiddenError('not_a_team', {
      detail: "The rehearser's token only takes what waits for a rehearsal and reports it.",
    });
  return team;
}

/** Whoever holds the bearer token, the shell included. Throws UnauthenticatedError. */
export async function holderOf(request: FastifyRequest, tokens: TeamTokens): Promise<TokenHolder> {
  const token = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
  const team = token ? await tokens.teamOf(token) : null;
  if (team) return team;
  const error = new UnauthenticatedError(token ? 'token_unknown' : 'token_missing', {
    detail: token
      ? 'This token is unknown or has expired.'
      : 'Send a team token: Authorization: Bearer <token>.',
  });
  error.headers['www-authenticate'] = 'Bearer';
  throw error;
}

/** `@FromTeam() team: Team` in a guarded controller. */
export const FromTeam = createParamDecorator((_: unknown, context: ExecutionContext): TokenHolder => {
  const team = teams.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (!team) throw new Error('FromTeam needs TokenGuard');
  return team;
});
