import { Injectable } from '@nestjs/common';
import { DataSource, In, MoreThan } from 'typeorm';
import { AuditEntry } from './rows/audit-entry.row.ts';
import { Clock } from '../clock.ts';
import type { RegistryView } from '../domain/rollout/registry-view.ts';
import { RolloutRow } from './rows/rollout.row.ts';

const HOUR = 3_600_000;
/** What has just become older than an hour may count a little longer. */
const FRESH_FOR = 60_000;

/** Remote to the versions that a page which is open now may really run: live now, or within the last hour. */
export type HandedOut = Map<string, Set<string>>;

@Injectable()
export class HandedOutReleases {
  #kept: { epoch: number; at: number; releases: Promise<HandedOut> } | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  of(view: RegistryView): Promise<HandedOut> {
    const now = this.clock.now();
    const kept = this.#kept;
    if (kept?.epoch === view.epoch && now - kept.at < FRESH_FOR) return kept.releases;
    const releases = this.#load(view, new Date(now - HOUR));
    this.#kept = { epoch: view.epoch, at: now, releases };
    releases.catch(() => (this.#kept = undefined));
    return releases;
  }

  async #load(view: RegistryView, since: Date): Promise<HandedOut> {
    const { manager } = this.dataSource;
    const [ended, moved] = await Promise.all([
      manager.findBy(RolloutRow, { endedAt: MoreThan(since) }),
      manager.findBy(AuditEntry, { at: MoreThan(since), action: In(['promote', 'rollback']) }),
    ]);
    const releases: HandedOut = new Map();
    for (const { name, stable, candidate } of view.remotes.values()) {
      const left = moved.filter(({ remote }) => remote === name).map(({ before }) => before);
      const tried = ended.filter(({ remote }) => remote === name).map(({ version }) => version);
      const all = [stable, candidate?.version ?? null, ...left, ...tried];
      releases.set(name, new Set(all.filter((version) => version !== null)));
    }
    return releases;
  }
}
