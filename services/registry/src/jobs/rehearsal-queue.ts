import { Inject, Injectable } from '@nestjs/common';
import type { CanaryRequest, PublishReason } from '@coachlab/contracts';
import { CONFIG, PeriodicJob, ServiceError } from '@coachlab/service-common';
import { DataSource } from 'typeorm';
import { ChangesService } from '../application/changes.service.ts';
import { Clock } from '../clock.ts';
import { releaseId } from '../domain/package/make-release.ts';
import { checkRehearsal, isRehearsalDue } from '../domain/rehearsal/check-rehearsal.ts';
import type { RegistryConfig } from '../settings.ts';
import { waitsUntil } from '../store/queued-rehearsal.ts';
import { RegistryViews } from '../store/registry-views.ts';
import { RehearsalRequests } from '../store/rehearsal-requests.ts';
import type { RehearsalRequestRow } from '../store/rows/rehearsal-request.row.ts';
import { ReleaseRow } from '../store/rows/release.row.ts';

/** A release that ends its worker each time does not go round for ever. */
const MOST_TRIES = 5;

/**
 * Lets what waits for a rehearsal go on once the report is there, or says why it does not. Every instance has one; the
 * change is written together with the end of the wait, so it happens once.
 */
@Injectable()
export class RehearsalQueue extends PeriodicJob {
  constructor(
    @Inject(CONFIG) private readonly config: RegistryConfig,
    private readonly dataSource: DataSource,
    private readonly views: RegistryViews,
    private readonly requests: RehearsalRequests,
    private readonly changes: ChangesService,
    private readonly clock: Clock,
  ) {
    super(config.COACHLAB_SCHEDULE_EVERY_MS);
  }

  /** One look at everything that waits. */
  protected async work(): Promise<void> {
    for (const row of await this.requests.waiting()) {
      await this.#look(row).catch((error: Error) =>
        this.logger.warn(
          `Could not request the rehearsal of ${row.remote}@${row.version}; will retry: ${error.message}`,
        ),
      );
    }
  }

  async #look(row: RehearsalRequestRow): Promise<void> {
    const now = new Date(this.clock.now());
    if (row.leasedUntil && row.leasedUntil > now && row.playedSince) return;
    const reason = await this.#objection(row);
    if (reason === null) return this.#resume(row, now);
    if (reason.code === 'rehearsal_failed') return this.requests.refuse(row, reason.message, now);
    const tried = row.reason ? ` The last attempt: ${row.reason}` : '';
    if (row.tries >= MOST_TRIES) {
      const why = `It was begun ${MOST_TRIES} times without a report.${tried}`;
      return this.requests.refuse(row, why, now);
    }
    if (now < waitsUntil(row, this.config)) return;
    const minutes = Math.round(this.config.COACHLAB_REHEARSAL_WAIT_MS / 60_000);
    const seen = (await this.requests.rehearser())?.seenAt.toISOString();
    const worker = seen ? `The rehearser was last heard of at ${seen}.` : 'No rehearser was ever heard of.';
    await this.requests.refuse(row, `It was not rehearsed within ${minutes} min. ${worker}${tried}`, now);
  }

  /** What still stands against it. Null when it may go on. */
  async #objection({ remote, version, action }: RehearsalRequestRow): Promise<PublishReason | null> {
    const id = releaseId(remote, version);
    // Its report ends it.
    if (action === 'rehearse') return { code: 'rehearsal_missing', message: id };
    const view = await this.views.current();
    const release = await this.dataSource.manager.findOne(ReleaseRow, {
      where: { id },
      select: { id: true, rehearsal: true, platformRehearsal: true },
    });
    const state = view.remotes.get(remote);
    // What the change itself says of that.
    if (!release || !state) return null;
    const required = this.config.COACHLAB_REHEARSALS === 'required' && isRehearsalDue(state, version);
    return checkRehearsal(id, release, required);
  }

  async #resume(row: RehearsalRequestRow, now: Date): Promise<void> {
    const { remote, who, action, request } = row;
    if (!request) return;
    try {
      if (action === 'canary')
        await this.changes.canary(remote, request as CanaryRequest, { remote, who }, row);
      else await this.changes.promote(remote, request, { remote, who }, row);
    } catch (error) {
      if (!(error instanceof ServiceError) || error.status >= 500) throw error;
      // Another instance was there first, or somebody reports at this moment.
      if (error.code === 'claim_unknown') return;
      const reasons = (error.errors ?? []).map(({ message }) => message).join(' ');
      await this.requests.refuse(row, reasons || error.message, now);
    }
  }
}
