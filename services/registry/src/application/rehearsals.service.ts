import { Injectable } from '@nestjs/common';
import type { RehearsalReport, StoredRehearsal } from '@coachlab/contracts';
import { NotFoundError, transact } from '@coachlab/service-common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock.ts';
import { releaseId } from '../domain/package/make-release.ts';
import { appendAudit } from '../store/append-audit.ts';
import { ReleaseRow } from '../store/rows/release.row.ts';
import type { Team } from '../store/team-tokens.ts';

/** What teams report of releases that nobody has met yet. */
@Injectable()
export class RehearsalsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Replaces what an earlier one said. */
  async store(
    remote: string,
    { version, ...report }: RehearsalReport,
    { who }: Team,
  ): Promise<StoredRehearsal> {
    const id = releaseId(remote, version);
    const at = new Date(this.clock.now());
    const rehearsal = { ...report, at: at.toISOString(), who };
    const { server, browser } = report.pages;
    await transact(this.dataSource, async (manager) => {
      const found = await manager.findOne(ReleaseRow, { where: { id }, select: { id: true } });
      // Some databases find it in another case, too.
      if (found?.id !== id)
        throw new NotFoundError('release_unknown', { detail: `There is no release ${id}.` });
      await manager.update(ReleaseRow, { id }, { rehearsal });
      await appendAudit(manager, {
        at,
        who,
        action: 'rehearsal',
        remote,
        before: null,
        after: version,
        why: `${report.faults.length} faults, ${server} pages on the server, ${browser} in a browser`,
      });
    });
    return rehearsal;
  }
}
