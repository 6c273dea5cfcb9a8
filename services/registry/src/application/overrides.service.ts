import { Inject, Injectable } from '@nestjs/common';
import type { OverrideAnswer, SignedRelease } from '@coachlab/contracts';
import { signOverride, signRelease } from '@coachlab/federation/server';
import {
  CONFIG,
  ConflictError,
  ForbiddenError,
  InvalidInputError,
  NotFoundError,
  transact,
} from '@coachlab/service-common';
import { DataSource } from 'typeorm';
import { appendAudit } from '../store/append-audit.ts';
import { releaseId } from '../domain/package/make-release.ts';
import { ReleaseRow } from '../store/rows/release.row.ts';
import type { RegistryConfig } from '../settings.ts';
import type { Team } from '../store/team-tokens.ts';

/** More would not fit into a cookie. */
const MOST = 20;
const MINUTE = 60_000;

/** Previews: any stored release for one browser, until a time, whatever runs for everybody else. */
@Injectable()
export class OverridesService {
  constructor(
    @Inject(CONFIG) private readonly config: RegistryConfig,
    private readonly dataSource: DataSource,
  ) {}

  async create(releases: Record<string, unknown>, minutes: number, team: Team): Promise<OverrideAnswer> {
    const wanted = checkShape(releases);
    for (const [remote, version] of Object.entries(wanted)) {
      if (remote !== team.remote) {
        throw new ForbiddenError('not_your_remote', {
          detail: `This token is for ${team.remote}, not for ${remote.slice(0, 80)}.`,
        });
      }
      await this.#mustRun(remote, version);
    }
    const expiresAt = new Date(Date.now() + minutes * MINUTE).toISOString();
    const token = signOverride({ releases: wanted, expiresAt }, this.config.COACHLAB_SIGNING_KEY);
    await transact(this.dataSource, async (manager) => {
      for (const [remote, version] of Object.entries(wanted))
        await appendAudit(manager, {
          at: new Date(),
          who: team.who,
          action: 'override',
          remote,
          before: null,
          after: version,
          why: `until ${expiresAt}`,
        });
    });
    return { token, path: `/-/override#${token}`, expiresAt };
  }

  /** @throws NotFoundError also for one in quarantine: no shell may run it */
  async release(name: string, version: string): Promise<SignedRelease> {
    const release = await this.#find(name, version);
    if (release && !release.quarantinedAt)
      return signRelease(release.facts, this.config.COACHLAB_SIGNING_KEY);
    throw new NotFoundError('release_unknown', { detail: `There is no release ${name}@${version} to run.` });
  }

  async #mustRun(remote: string, version: string): Promise<void> {
    const release = await this.#find(remote, version);
    const id = releaseId(remote, version.slice(0, 80));
    if (!release) throw new NotFoundError('release_unknown', { detail: `There is no release ${id}.` });
    if (release.quarantinedAt)
      throw new ConflictError('release_quarantined', { detail: `${id} is in quarantine.` });
  }

  async #find(remote: string, version: string): Promise<Pick<ReleaseRow, 'facts' | 'quarantinedAt'> | null> {
    const id = releaseId(remote, version);
    const row = await this.dataSource.manager.findOne(ReleaseRow, {
      where: { id },
      select: { id: true, facts: true, quarantinedAt: true },
    });
    // Some databases find it in another case, too.
    return row?.id === id ? row : null;
  }
}

function checkShape(releases: Record<string, unknown>): Record<string, string> {
  const entries = Object.entries(releases);
  const fault = (message: string) => new InvalidInputError([{ path: 'releases', message }]);
  if (entries.length === 0 || entries.length > MOST) throw fault(`must name 1 to ${MOST} remotes`);
  if (entries.some(([, version]) => typeof version !== 'string' || version === '')) {
    throw fault('must be versions by remote');
  }
  return Object.fromEntries(entries) as Record<string, string>;
}
