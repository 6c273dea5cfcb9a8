import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { ModerationSession } from '@coachlab/contracts';
import {
  type Caller,
  CONFIG,
  type LimitPolicy,
  RateLimiter,
  UnauthenticatedError,
  UnavailableError,
} from '@coachlab/service-common';
import { DataSource, MoreThan } from 'typeorm';
import type { CommunityConfig } from '../settings.ts';
import { ModerationSessionRow } from './moderation-session.row.ts';

/** Hours for which a sign-in lasts. */
export const SESSION_HOURS = 8;

/** One person signs in here; everybody else is guessing. */
const SIGN_IN: LimitPolicy = {
  name: 'moderation.sign-in',
  visitor: [{ burst: 5, every: 60 }],
  ip: [{ burst: 10, every: 30 }],
};

/** Where the desk is served. */
export function deskOf({ COACHLAB_OPERATORS_URL, PUBLIC_URL }: CommunityConfig): URL {
  return COACHLAB_OPERATORS_URL ?? PUBLIC_URL;
}

@Injectable()
export class Sessions {
  constructor(
    @Inject(CONFIG) private readonly config: CommunityConfig,
    private readonly dataSource: DataSource,
    private readonly limiter: RateLimiter,
  ) {}

  /** The origin that operators use. */
  get desk(): URL {
    return deskOf(this.config);
  }

  /** Opens a session; `secret` is for the cookie. */
  async open(token: string, caller: Caller): Promise<{ secret: string; session: ModerationSession }> {
    await this.limiter.take(SIGN_IN, caller);
    const tokenHash = this.#adminTokenHash();
    if (!timingSafeEqual(Buffer.from(sha256(token)), Buffer.from(tokenHash)))
      throw new UnauthenticatedError('token_wrong', { detail: 'That is not the admin token.' });
    const secret = randomBytes(32).toString('hex');
    const expiresAt = new Date(Date.now() + SESSION_HOURS * 3_600_000);
    await this.dataSource.manager.insert(ModerationSessionRow, {
      hash: sha256(secret),
      tokenHash,
      expiresAt,
    });
    return { secret, session: sessionOf(secret, expiresAt) };
  }

  /** The session of a cookie, or UnauthenticatedError. */
  async find(secret: string | undefined): Promise<ModerationSession> {
    const row =
      secret &&
      (await this.dataSource.manager.findOneBy(ModerationSessionRow, {
        hash: sha256(secret),
        tokenHash: this.#adminTokenHash(),
        expiresAt: MoreThan(new Date()),
      }));
    if (!row) throw new UnauthenticatedError('not_signed_in', { detail: 'Sign in with the admin token.' });
    return sessionOf(secret, row.expiresAt);
  }

  async close(secret: string): Promise<void> {
    await this.dataSource.manager.delete(ModerationSessionRow, { hash: sha256(secret) });
  }

  #adminTokenHash(): string {
    const { COACHLAB_ADMIN_TOKEN: token } = this.config;
    if (token) return sha256(token);
    throw new UnavailableError('moderation_closed', {
      detail: 'No admin token is set (COACHLAB_ADMIN_TOKEN).',
    });
  }
}

/** The CSRF token follows from the cookie, which no other site can read, and does not lead back to it. */
function sessionOf(secret: string, expiresAt: Date): ModerationSession {
  return { csrfToken: sha256(`csrf ${secret}`), expiresAt: expiresAt.toISOString() };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
