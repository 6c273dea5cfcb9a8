import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Epoch } from './epoch.ts';
import type { RegistryView, ReleaseSummary } from '../domain/rollout/registry-view.ts';
import { releaseId } from '../domain/package/make-release.ts';
import { ReleaseRow } from './rows/release.row.ts';
import { RemoteRow } from './rows/remote.row.ts';
import type { RemoteState } from '../domain/rollout/remote-state.ts';
import { progressOf } from './rollout-rows.ts';
import { RolloutRow } from './rows/rollout.row.ts';

@Injectable()
export class RegistryViews {
  #current: { epoch: number; view: Promise<RegistryView> } | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly epoch: Epoch,
  ) {}

  /** The view of the present epoch, loaded once: for what is asked often. */
  async current(): Promise<RegistryView> {
    const { epoch } = await this.epoch.read();
    if (this.#current?.epoch === epoch) return this.#current.view;
    const view = this.load();
    this.#current = { epoch, view };
    view.catch(() => (this.#current = undefined));
    return view;
  }

  async load(): Promise<RegistryView> {
    const { manager } = this.dataSource;
    for (let before = await this.epoch.read(); ;) {
      const remotes = await loadRemotes(manager);
      const releases = await loadReleases(manager, [...remotes.values()].flatMap(referred));
      const after = await this.epoch.read();
      // Read over several statements: only when nothing moved meanwhile do they belong together.
      if (after.epoch === before.epoch) return { ...after, remotes, releases };
      before = after;
    }
  }
}

function referred({ name, stable, fallback, candidate }: RemoteState): string[] {
  return [stable, fallback, candidate?.version]
    .filter((version) => version != null)
    .map((version) => releaseId(name, version));
}

async function loadRemotes(manager: EntityManager): Promise<Map<string, RemoteState>> {
  const rows = await manager.find(RemoteRow, { order: { name: 'ASC' } });
  const ids = rows.map(({ rolloutId }) => rolloutId).filter((id) => id !== null);
  const rollouts = ids.length > 0 ? await manager.findBy(RolloutRow, { id: In(ids) }) : [];
  const byId = new Map(rollouts.map((rollout) => [rollout.id, rollout]));
  return new Map(rows.map((row) => [row.name, stateOf(row, byId.get(row.rolloutId ?? -1))]));
}

function stateOf({ name, owner, stable, fallback }: RemoteRow, rollout: RolloutRow | undefined): RemoteState {
  const candidate = rollout
    ? {
        version: rollout.version,
        weight: rollout.weight,
        seed: rollout.seed,
        allow: rollout.allow,
        deny: rollout.deny,
        progress: progressOf(rollout),
      }
    : null;
  return { name, owner, stable, fallback, candidate };
}

/** Facts of a release, everything but the long list of files. */
export const SUMMARY = {
  id: true,
  remote: true,
  version: true,
  digest: true,
  owner: true,
  container: true,
  folder: true,
  bytes: true,
  facts: true,
  rehearsal: true,
  platformRehearsal: true,
  predecessor: true,
  quarantinedAt: true,
  publishedAt: true,
} as const;

async function loadReleases(manager: EntityManager, ids: string[]): Promise<Map<string, ReleaseSummary>> {
  if (ids.length === 0) return new Map();
  const rows = await manager.find(ReleaseRow, { where: { id: In(ids) }, select: SUMMARY });
  return new Map(rows.map((row) => [row.id, row]));
}
