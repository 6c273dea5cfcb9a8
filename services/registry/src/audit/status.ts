import type { RegistryStatus, RemoteStatus } from '@coachlab/contracts';
import type { DataSource } from 'typeorm';
import { ReleaseRow } from '../releases/release.entity.ts';
import type { RegistryView } from '../rollouts/registry-view.ts';
import { discoveryRemote } from '../rollouts/remote-state.ts';
import { rolloutStatus } from '../rollouts/rollout-status.ts';

/** Every remote, what runs of it and all its releases, the newest first. */
export async function statusOf(
  dataSource: DataSource,
  view: RegistryView,
  { shells, certifiedUntil }: Pick<RegistryStatus, 'shells' | 'certifiedUntil'>,
): Promise<RegistryStatus> {
  const rows = await dataSource.manager.find(ReleaseRow, {
    select: {
      id: true,
      remote: true,
      version: true,
      digest: true,
      bytes: true,
      quarantinedAt: true,
      publishedAt: true,
      provenance: true,
    },
    order: { publishedAt: 'DESC', id: 'ASC' },
  });
  const releases = Map.groupBy(rows, ({ remote }) => remote);
  const remotes: RemoteStatus[] = [];
  for (const state of view.remotes.values()) {
    const rollout = await rolloutStatus(dataSource.manager, state.name);
    remotes.push({
      ...discoveryRemote({ ...state, stable: '' }),
      stable: state.stable,
      ...(rollout && { rollout }),
      releases: (releases.get(state.name) ?? []).map(
        ({ version, publishedAt, digest, bytes, quarantinedAt, provenance }) => ({
          version,
          publishedAt: publishedAt.toISOString(),
          digest,
          bytes,
          quarantined: quarantinedAt !== null,
          provenance,
        }),
      ),
    });
  }
  return { epoch: view.epoch, certifiedUntil, remotes, shells };
}
