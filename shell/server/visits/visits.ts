import type { ResolvedSet } from '@coachlab/contracts';
import { openOverride, type Override } from '@coachlab/federation/server';
import type { FastifyRequest } from 'fastify';
import type { OverrideNotice } from '../../app/override-notice.ts';
import { cookie } from './visitor.ts';
import type { Releases } from '../releases/releases.ts';
import type { ExtraReleases } from './extra-releases.ts';
import { OVERRIDE_COOKIE } from './override-cookie.ts';

/** What one request's caller runs. */
export interface Visit {
  set: ResolvedSet;
  /** What the page says about an override; null for almost everybody. */
  notice: OverrideNotice | null;
}

interface VisitsOptions {
  releases: Releases;
  extra: ExtraReleases;
  /** The keys that may sign overrides at this moment: those of the discovery document. */
  signers: () => readonly string[];
  now?: () => number;
}

/** Who asks and what they run: by assignment, or by the override in their cookie. */
export class Visits {
  readonly #options: VisitsOptions;

  constructor(options: VisitsOptions) {
    this.#options = options;
  }

  async of(request: FastifyRequest, visitor: string): Promise<Visit> {
    const override = this.open(cookie(request.headers.cookie, OVERRIDE_COOKIE));
    return override ? this.overridden(visitor, override) : this.#visit(visitor);
  }

  /** A token's word, if it is good and has not expired; anything else is as good as none. */
  open(token: string | undefined): Override | null {
    const { signers, now = Date.now } = this.#options;
    return openOverride(token, { keys: signers(), now: now() });
  }

  /** What `visitor` would run by an override that `open` believed. */
  async overridden(visitor: string, { releases: wanted, expiresAt }: Override): Promise<Visit> {
    const { extra } = this.#options;
    const found = await Promise.all(
      Object.entries(wanted).map(async ([name, version]) => extra.get(name, version)),
    );
    const visit = this.#visit(
      visitor,
      wanted,
      (name, version) =>
        found.find((release) => release?.name === name && release.version === version) ?? undefined,
    );
    const releases = Object.entries(wanted).map(([remote, version]) => {
      const runs = visit.set.remotes.some(({ name, arm }) => name === remote && arm === 'override');
      return { remote, version, runs };
    });
    return { ...visit, notice: { expiresAt, releases } };
  }

  #visit(...who: Parameters<Releases['resolve']>): Visit {
    return { set: this.#options.releases.resolve(...who), notice: null };
  }
}
