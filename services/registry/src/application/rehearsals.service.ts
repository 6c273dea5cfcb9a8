import { Inject, Injectable } from '@nestjs/common';
import type {
  ClaimedRehearsalReport,
  QueuedRehearsal,
  RehearsalClaim,
  RehearsalReport,
  StoredRehearsal,
} from '@coachlab/contracts';
import { CONFIG, ConflictError, NotFoundError, ServiceError, transact } from '@coachlab/service-common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../clock.ts';
import { releaseId } from '../domain/package/make-release.ts';
import { stablesBeside } from '../domain/rehearsal/check-rehearsal.ts';
import type { RegistryConfig } from '../settings.ts';
import { appendAudit } from '../store/append-audit.ts';
import { queuedOf } from '../store/queued-rehearsal.ts';
import { RegistryViews } from '../store/registry-views.ts';
import { DECIDED_WITHIN, LONGEST_PLAY, RehearsalRequests } from '../store/rehearsal-requests.ts';
import { RehearsalRequestRow } from '../store/rows/rehearsal-request.row.ts';
import { ReleaseRow } from '../store/rows/release.row.ts';
import type { Team } from '../store/team-tokens.ts';
import { OverridesService } from './overrides.service.ts';

const MINUTE = 60_000;

/** What releases do that nobody has met yet: as teams report it, and as the platform's own worker finds out. */
@Injectable()
export class RehearsalsService {
  constructor(
    @Inject(CONFIG) private readonly config: RegistryConfig,
    private readonly dataSource: DataSource,
    private readonly views: RegistryViews,
    private readonly requests: RehearsalRequests,
    private readonly overrides: OverridesService,
    private readonly clock: Clock,
  ) {}

  /** The team's own. Replaces what an earlier one of the team's said. */
  store(remote: string, { version, ...report }: RehearsalReport, { who }: Team): Promise<StoredRehearsal> {
    return transact(this.dataSource, async (manager) => {
      await mustExist(manager, releaseId(remote, version));
      return this.#keep(manager, { remote, version }, { ...report, who, by: 'team' });
    });
  }

  /** Has the platform play a release that its team wants to see played. */
  async request(remote: string, version: string, { who }: Team): Promise<QueuedRehearsal> {
    const release = await mustExist(this.dataSource.manager, releaseId(remote, version));
    if (release.quarantinedAt)
      throw new ConflictError('release_quarantined', { detail: `${release.id} is in quarantine.` });
    const asked = { remote, version, action: 'rehearse' as const, request: null, who };
    return queuedOf(await this.requests.ask(asked, this.#now()), this.config);
  }

  /** The next release for a worker to play, with the links that show it; null when nothing waits. */
  async claim({ who }: Team): Promise<RehearsalClaim | null> {
    await this.requests.heard(this.dataSource.manager, this.#now(), { played: false });
    const view = await this.views.load();
    for (;;) {
      const row = await this.requests.claim(this.#now(), (remote) => stablesBeside(view, remote));
      if (!row) return null;
      const { id, remote, version } = row;
      const live = view.remotes.get(remote)?.stable ?? null;
      const stable = live === version ? null : live;
      const show = async (release: string) =>
        (await this.overrides.create({ [remote]: release }, LONGEST_PLAY / MINUTE, { remote, who })).path;
      try {
        const paths = { own: await show(version), stable: stable === null ? null : await show(stable) };
        return { id, remote, version, stable, paths, within: LONGEST_PLAY };
      } catch (error) {
        // Collected or in quarantine by now: the next one may be had.
        if (!(error instanceof ServiceError) || error.status >= 500) throw error;
        await this.requests.refuse(row, error.message, this.#now());
      }
    }
  }

  async renew(id: string): Promise<void> {
    await this.requests.renew(id, this.#now());
    await this.requests.heard(this.dataSource.manager, this.#now(), { played: false });
  }

  giveUp(id: string, reason: string): Promise<void> {
    return this.requests.giveUp(id, reason, this.#now());
  }

  /** What the platform found. What waits for it goes on, or is refused, at the queue's next look. */
  report(id: string, report: ClaimedRehearsalReport, { who }: Team): Promise<StoredRehearsal> {
    return transact(this.dataSource, async (manager) => {
      const at = this.#now();
      const { remote, version, action, among } = await this.requests.claimed(manager, id, at);
      await mustExist(manager, releaseId(remote, version));
      const over = action === 'rehearse' ? { state: 'done' as const, endedAt: at } : {};
      // The queue decides before a worker that asks at once is given the same release again.
      const leasedUntil = new Date(at.getTime() + DECIDED_WITHIN);
      const free = { leasedUntil, playedSince: null, reason: null, ...over };
      const { affected } = await manager.update(RehearsalRequestRow, { id, state: 'waiting' }, free);
      if (affected !== 1) throw new ConflictError('claim_unknown', { detail: 'It was withdrawn just now.' });
      await this.requests.heard(manager, at, { played: true });
      return this.#keep(manager, { remote, version }, { ...report, among: among ?? {}, who, by: 'platform' });
    });
  }

  async #keep(
    manager: EntityManager,
    { remote, version }: { remote: string; version: string },
    report: Omit<StoredRehearsal, 'at'>,
  ): Promise<StoredRehearsal> {
    const at = this.#now();
    const rehearsal = { ...report, at: at.toISOString() };
    const { server, browser } = report.pages;
    const column = report.by === 'platform' ? { platformRehearsal: rehearsal } : { rehearsal };
    await manager.update(ReleaseRow, { id: releaseId(remote, version) }, column);
    const why = `${report.faults.length} faults, ${server} pages on the server, ${browser} in a browser`;
    const entry = { at, who: report.who, action: 'rehearsal' as const, remote, before: null };
    await appendAudit(manager, { ...entry, after: version, why });
    return rehearsal;
  }

  #now(): Date {
    return new Date(this.clock.now());
  }
}

async function mustExist(
  manager: EntityManager,
  id: string,
): Promise<Pick<ReleaseRow, 'id' | 'quarantinedAt'>> {
  const select = { id: true, quarantinedAt: true } as const;
  const found = await manager.findOne(ReleaseRow, { where: { id }, select });
  // Some databases find it in another case, too.
  if (found?.id === id) return found;
  throw new NotFoundError('release_unknown', { detail: `There is no release ${id}.` });
}
