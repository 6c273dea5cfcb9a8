import { Inject, Injectable } from '@nestjs/common';
import type { AuditRow, RegistryStatus, RemoteStatus, RolloutStatus } from '@coachlab/contracts';
import { CONFIG, NotFoundError } from '@coachlab/service-common';
import { DataSource } from 'typeorm';
import { decisiveRehearsal } from '../domain/rehearsal/check-rehearsal.ts';
import { discoveryRemote } from '../domain/rollout/remote-state.ts';
import type { RegistryConfig } from '../settings.ts';
import { queuedOf } from '../store/queued-rehearsal.ts';
import { RegistryViews } from '../store/registry-views.ts';
import { RehearsalRequests } from '../store/rehearsal-requests.ts';
import { rolloutStatus } from '../store/rollout-status.ts';
import { AuditEntry } from '../store/rows/audit-entry.row.ts';
import { ReleaseRow } from '../store/rows/release.row.ts';
import { ShellBuilds } from '../store/shell-builds.ts';
import { ShellStates } from '../store/shell-states.ts';
import { StandInsStore } from '../store/stand-ins.ts';

/** What runs, what ran, and who changed what. */
@Injectable()
export class StatusService {
  constructor(
    @Inject(CONFIG) private readonly config: RegistryConfig,
    private readonly dataSource: DataSource,
    private readonly views: RegistryViews,
    private readonly shells: ShellStates,
    private readonly builds: ShellBuilds,
    private readonly requests: RehearsalRequests,
    private readonly standIns: StandInsStore,
  ) {}

  /** Every remote, what runs of it and all its releases, the newest first. */
  async status(): Promise<RegistryStatus> {
    const { manager } = this.dataSource;
    const { epoch, remotes: states } = await this.views.load();
    const rows = await manager.find(ReleaseRow, {
      select: LISTED,
      order: { publishedAt: 'DESC', id: 'ASC' },
    });
    const releases = Map.groupBy(rows, ({ remote }) => remote);
    const remotes: RemoteStatus[] = [];
    const requests = new Map((await this.requests.all()).map((row) => [row.remote, row]));
    for (const state of states.values()) {
      const rollout = await rolloutStatus(manager, state.name);
      const request = requests.get(state.name);
      const live = [state.stable, state.candidate?.version ?? null].filter((each) => each !== null);
      const standIns = await this.standIns.of(state.name, live);
      remotes.push({
        ...discoveryRemote({ ...state, stable: '' }),
        stable: state.stable,
        ...(rollout && { rollout }),
        ...(standIns.length > 0 && { standIns }),
        ...(request && { queuedRehearsal: queuedOf(request, this.config) }),
        releases: (releases.get(state.name) ?? []).map(listed),
      });
    }
    const rehearser = await this.requests.rehearser();
    return {
      epoch,
      certifiedUntil: this.config.COACHLAB_SIGNING_CERTIFICATE.notAfter,
      remotes,
      shells: await this.shells.current(),
      shellBuilds: await this.builds.current(),
      rehearsals: {
        required: this.config.COACHLAB_REHEARSALS === 'required',
        seenAt: rehearser?.seenAt.toISOString() ?? null,
        playedAt: rehearser?.playedAt?.toISOString() ?? null,
      },
    };
  }

  /** The running rollout, or the last one. */
  async rollout(remote: string): Promise<RolloutStatus> {
    const status = await rolloutStatus(this.dataSource.manager, remote);
    if (status) return status;
    throw new NotFoundError('rollout_unknown', { detail: `${remote} has never had a rollout.` });
  }

  /** The newest first. */
  async audit(remote: string | undefined, limit: number): Promise<AuditRow[]> {
    const rows = await this.dataSource.manager.find(AuditEntry, {
      where: remote === undefined ? {} : { remote },
      order: { id: 'DESC' },
      take: limit,
    });
    return rows.map(auditRow);
  }
}

const LISTED = {
  id: true,
  remote: true,
  version: true,
  digest: true,
  bytes: true,
  quarantinedAt: true,
  publishedAt: true,
  provenance: true,
  rehearsal: true,
  platformRehearsal: true,
} as const;

function listed(row: Pick<ReleaseRow, keyof typeof LISTED>): RemoteStatus['releases'][number] {
  const { version, publishedAt, digest, bytes, quarantinedAt, provenance } = row;
  return {
    version,
    publishedAt: publishedAt.toISOString(),
    digest,
    bytes,
    quarantined: quarantinedAt !== null,
    provenance,
    rehearsal: decisiveRehearsal(row),
  };
}

function auditRow({ at, who, action, remote, before, after, why }: AuditEntry): AuditRow {
  return { at: at.toISOString(), who, action, remote, from: before, to: after, why };
}
