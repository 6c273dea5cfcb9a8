import { createHash, timingSafeEqual } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { CONFIG, UnauthenticatedError } from '@coachlab/service-common';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../settings.ts';

/** Lets those pass who show EDITOR_TOKEN. */
@Injectable()
export class EditorGuard implements CanActivate {
  readonly #expected: Buffer | null;

  constructor(@Inject(CONFIG) { EDITOR_TOKEN }: Config) {
    this.#expected = EDITOR_TOKEN === null ? null : digest(`Bearer ${EDITOR_TOKEN}`);
  }

  canActivate(context: ExecutionContext): boolean {
    const { authorization = '' } = context.switchToHttp().getRequest<FastifyRequest>().headers;
    if (this.#expected && timingSafeEqual(digest(authorization), this.#expected)) return true;
    throw new UnauthenticatedError('not_an_editor', { detail: "This requires the editors' token." });
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();
