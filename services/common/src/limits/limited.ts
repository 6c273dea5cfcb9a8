import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../http/caller.ts';
import { type LimitPolicy, RateLimiter } from './rate-limiter.ts';

const POLICY = 'coachlab:limit';

/** Counts each call of a route before its body is looked at, good or bad. Over the limit: 429. */
export const Limited = (policy: LimitPolicy) => SetMetadata(POLICY, policy);

/** Guards come before pipes: who asks too often costs no validation. */
@Injectable()
export class LimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const policy = this.reflector.get<LimitPolicy | undefined>(POLICY, context.getHandler());
    if (policy)
      await this.limiter.take(policy, callerOf(context.switchToHttp().getRequest<FastifyRequest>()));
    return true;
  }
}
