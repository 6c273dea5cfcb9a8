import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { CollectAnswer } from '@coachlab/contracts';
import { CONFIG, ConflictError, NotFoundError, transact } from '@coachlab/service-common';
import { DataSource, type EntityManager, In, IsNull, LessThan, MoreThan } from 'typeorm';
import { appendAudit } from '../store/append-audit.ts';
import { AuditEntry } from '../store/rows/audit-entry.row.ts';
import { Clock } from '../clock.ts';
import { Epoch, EpochMoved } from '../store/epoch.ts';
import { AssetStore } from '../store/assets/asset-store.ts';
import { ReleaseRow } from '../store/rows/release.row.ts';
import { RegistryViews } from '../store/registry-views.ts';
import type { RegistryConfig } from '../settings.ts';
import { ErrorStack } from '../store/rows/signal.row.ts';
import type { TokenHolder } from '../store/team-tokens.ts';
import { reasonToKeep, type References, SEEN_FOR } from '../domain/reasons-to-keep.ts';

const DAY = 86_400_000;
/** Files this young may belong to a publish that is still running. */
const SETTLED_AFTER = DAY;
const TRIES = 10;

type Fates = CollectAnswer['releases'];
type Row = Pick<
  ReleaseRow,
  'id' | 'version' | 'folder' | 'bytes' | 'publishedAt' | 'lastSeenAt' | 'quarantinedAt'
>;

/** Deletes the releases of a remote that nothing refers to, and folders that belong to none. */
@Injectable()
export class CollectService {
  readonly #logger = new Logger(CollectService.name);

  constructor(
    @Inject(CONFIG) private readonly config: RegistryConfig,
    private readonly dataSource: DataSource,
    private readonly epoch: Epoch,
    private readonly views: RegistryViews,
    private readonly store: AssetStore,
    private readonly clock: Clock,
  ) {}

  /** Decided on one epoch and written only if it still is that one: nobody can be moved to a release meanwhile. */
  async collect({ remote, who }: TokenHolder, dryRun: boolean): Promise<CollectAnswer> {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const view = await this.views.load();
      const state = view.remotes.get(remote);
      if (!state) throw new NotFoundError('remote_unknown', { detail: `${remote} has no release yet.` });
      const now = this.clock.now();
      const rows = await this.#rows(remote);
      const refers: References = {
        stable: state.stable,
        fallback: state.fallback,
        candidate: state.candidate?.version ?? null,
        ...(await this.#history(remote, now)),
      };
      const releases: Fates = rows.map((row) =>
        fateOf(row, refers, { now, keepDays: this.config.COACHLAB_KEEP_DAYS }),
      );
      const doomed = rows.filter((_, i) => releases[i]?.fate === 'delete');
      if (dryRun) return { remote, dryRun, releases, folders: await this.#folders(remote, now) };
      try {
        const gone =
          doomed.length > 0 ? await this.#delete(doomed, { remote, who, seen: view.epoch, now }) : [];
        for (const { folder } of gone) await this.store.remove(folder);
        const names = new Set(gone.map(({ version }) => version));
        return {
          remote,
          dryRun,
          releases: releases.map((release) => settled(release, names)),
          folders: await this.#sweep(remote, now),
        };
      } catch (error) {
        if (!(error instanceof EpochMoved)) throw error;
        await sleep(Math.random() * 10 * attempt);
      }
    }
    throw new ConflictError('too_many_changes', { detail: 'Others change the registry at this moment.' });
  }

  #rows(remote: string): Promise<Row[]> {
    return this.dataSource.manager.find(ReleaseRow, {
      where: { remote },
      select: {
        id: true,
        version: true,
        folder: true,
        bytes: true,
        publishedAt: true,
        lastSeenAt: true,
        quarantinedAt: true,
      },
      order: { publishedAt: 'DESC', id: 'ASC' },
    });
  }

  async #history(remote: string, now: number): Promise<Pick<References, 'rollbackWindow' | 'overridden'>> {
    const { manager } = this.dataSource;
    const moves = await manager.find(AuditEntry, {
      where: { remote, action: In(['promote', 'rollback']) },
      order: { id: 'DESC' },
      select: { after: true },
    });
    const overrides = await manager.find(AuditEntry, {
      where: { remote, action: 'override', at: MoreThan(new Date(now - DAY)) },
      select: { after: true },
    });
    const stable = new Set(moves.map(({ after }) => after).filter((version) => version !== null));
    return {
      rollbackWindow: [...stable].slice(0, this.config.COACHLAB_KEEP_STABLE),
      overridden: overrides.map(({ after }) => after).filter((version) => version !== null),
    };
  }

  /** Rows first: what is not in the database is not served, and a folder that is left over goes next time. */
  async #delete(
    doomed: Row[],
    { remote, who, seen, now }: { remote: string; who: string; seen: number; now: number },
  ): Promise<Row[]> {
    const { epoch, gone } = await transact(this.dataSource, async (manager) => {
      const next = await this.epoch.advance(manager, seen);
      const deleted: Row[] = [];
      for (const row of doomed) if (await deleteUnseen(manager, row, now - SEEN_FOR)) deleted.push(row);
      await manager.delete(ErrorStack, { release: In(deleted.map(({ id }) => id)) });
      for (const { version, bytes } of deleted) {
        const why = `Nothing refers to it; ${bytes} bytes.`;
        const row = {
          at: new Date(now),
          who,
          action: 'collect' as const,
          remote,
          before: version,
          after: null,
          why,
        };
        await appendAudit(manager, row);
      }
      return { epoch: next, gone: deleted };
    });
    this.epoch.announce(epoch);
    this.#logger.log(`Deleted ${gone.length} releases of ${remote}.`);
    return gone;
  }

  async #folders(remote: string, now: number): Promise<CollectAnswer['folders']> {
    const known = new Set((await this.#rows(remote)).map(({ folder }) => folder));
    const folders = await this.store.foldersOf(remote);
    return folders
      .filter(({ path }) => !known.has(path))
      .map(({ path, files, newest }) => {
        const young = now - newest < SETTLED_AFTER;
        return young
          ? { path, files, fate: 'kept', reason: 'younger than a day: a publish may still be writing it' }
          : { path, files, fate: 'delete', reason: 'belongs to no release' };
      });
  }

  async #sweep(remote: string, now: number): Promise<CollectAnswer['folders']> {
    const folders = await this.#folders(remote, now);
    for (const folder of folders) {
      if (folder.fate !== 'delete') continue;
      await this.store.remove(folder.path);
      folder.fate = 'deleted';
    }
    return folders;
  }
}

function fateOf(row: Row, refers: References, when: { now: number; keepDays: number }): Fates[number] {
  const { version, publishedAt, lastSeenAt, quarantinedAt, bytes } = row;
  const release = {
    version,
    publishedAt: publishedAt.getTime(),
    lastSeenAt: lastSeenAt?.getTime() ?? null,
    quarantined: quarantinedAt !== null,
  };
  const kept = reasonToKeep(release, refers, when);
  return {
    version,
    publishedAt: publishedAt.toISOString(),
    bytes,
    fate: kept === null ? 'delete' : 'kept',
    reason: kept ?? 'no live set, rollback window, rollout, override or recent signal refers to it',
  };
}

/** One that was seen since it was looked at stays. */
function settled(release: Fates[number], gone: ReadonlySet<string>): Fates[number] {
  if (release.fate === 'kept') return release;
  return gone.has(release.version)
    ? { ...release, fate: 'deleted' }
    : { ...release, fate: 'kept', reason: 'was seen or published again at this moment' };
}

async function deleteUnseen(manager: EntityManager, { id }: Row, since: number): Promise<boolean> {
  for (const lastSeenAt of [IsNull(), LessThan(new Date(since))]) {
    const { affected } = await manager.delete(ReleaseRow, { id, lastSeenAt });
    if (affected) return true;
  }
  return false;
}
