import { Injectable } from '@nestjs/common';
import type { Release } from '@coachlab/contracts';
import { ConflictError, isDuplicateKey, transact } from '@coachlab/service-common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { appendAudit } from './append-audit.ts';
import { RemoteRow } from './rows/remote.row.ts';
import type { Team } from './team-tokens.ts';
import { releaseId } from '../domain/package/make-release.ts';
import { ReleaseRow, type StoredFile } from './rows/release.row.ts';

export type KnownRelease = Pick<ReleaseRow, 'id' | 'remote' | 'version' | 'digest' | 'folder' | 'files'>;
export type NewRelease = Pick<ReleaseRow, 'facts' | 'provenance' | 'owner' | 'digest' | 'folder' | 'files'>;

/** Tries when the very first releases of a remote arrive together and meet at the remote's row. */
const TRIES = 3;

/** The rows of releases: one a version, whoever publishes it on whichever instance. */
@Injectable()
export class ReleaseRows {
  constructor(private readonly dataSource: DataSource) {}

  /** The release of this version if it has this digest. Throws ConflictError for another one, or one in quarantine. */
  async find(name: string, version: string, digest: string): Promise<KnownRelease | null> {
    const { manager } = this.dataSource;
    const quarantined = await manager.findOne(ReleaseRow, {
      where: { remote: name, digest, quarantinedAt: Not(IsNull()) },
      select: { id: true, version: true },
    });
    if (quarantined) {
      throw new ConflictError('release_quarantined', {
        detail: `These bytes are in quarantine as ${quarantined.id}: an earlier rollout of them was stopped.`,
      });
    }
    const id = releaseId(name, version);
    const known = await manager.findOneBy(ReleaseRow, { id });
    if (known && known.digest !== digest) {
      throw new ConflictError('version_taken', {
        detail: `${id} is published with other content. A version is never replaced: build another one.`,
      });
    }
    return known;
  }

  /** Makes the release visible, with its audit row; or returns the one that was faster. */
  async insert(release: NewRelease, team: Team): Promise<KnownRelease | null> {
    const { name, version } = release.facts;
    for (let attempt = 1; ; attempt += 1) {
      try {
        await transact(this.dataSource, (manager) => insertAll(manager, release, team));
        return null;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        const raced = await this.find(name, version, release.digest);
        if (raced) return raced;
        if (attempt === TRIES) throw error;
      }
    }
  }

  /** Notes that somebody relies on a release; false when it was collected just now. */
  async touch({ id }: KnownRelease): Promise<boolean> {
    const { affected } = await this.dataSource.manager.update(ReleaseRow, { id }, { lastSeenAt: new Date() });
    return affected === 1;
  }

  /** Points a release at a new copy of its files. */
  async restore({ id }: KnownRelease, copy: Omit<NewRelease, 'owner' | 'digest'>): Promise<void> {
    await this.dataSource.manager.update(ReleaseRow, { id }, copy);
  }
}

async function insertAll(manager: EntityManager, release: NewRelease, team: Team): Promise<void> {
  const { facts, owner, files } = release;
  const now = new Date();
  if (!(await manager.existsBy(RemoteRow, { name: facts.name }))) {
    await manager.insert(RemoteRow, {
      name: facts.name,
      owner,
      stable: null,
      fallback: null,
      rolloutId: null,
    });
  }
  await manager.insert(ReleaseRow, { ...release, ...keysOf(facts), bytes: sum(files), publishedAt: now });
  await appendAudit(manager, {
    at: now,
    who: team.who,
    action: 'publish',
    remote: facts.name,
    before: null,
    after: facts.version,
    why: null,
  });
}

function keysOf({ name, version, container }: Release) {
  return {
    id: releaseId(name, version),
    remote: name,
    version,
    container,
    predecessor: null,
    quarantinedAt: null,
    lastSeenAt: null,
  };
}

function sum(files: Record<string, StoredFile>): number {
  return Object.values(files).reduce((total, { bytes }) => total + bytes, 0);
}
