import { Inject, Injectable } from '@nestjs/common';
import { sha384 } from '@coachlab/federation/server';
import { CONFIG } from '@coachlab/service-common';
import { DataSource } from 'typeorm';
import { AssetStore } from '../store/assets/asset-store.ts';
import { FORMS } from '../store/assets/compressed.ts';
import { releaseId } from '../domain/package/make-release.ts';
import { ReleaseRow, type StoredFile } from '../store/rows/release.row.ts';
import type { RegistryConfig } from '../settings.ts';

/** Milliseconds for one file over HTTP. */
const PATIENCE = 5_000;

/** The registry's own look at a release that nobody can load. */
@Injectable()
export class Probe {
  constructor(
    @Inject(CONFIG) private readonly config: RegistryConfig,
    private readonly dataSource: DataSource,
    private readonly store: AssetStore,
  ) {}

  /** The first fault found, as the end of a sentence; null when every browser file is there and right. */
  async faultOf(remote: string, version: string): Promise<string | null> {
    const row = await this.dataSource.manager.findOneBy(ReleaseRow, { id: releaseId(remote, version) });
    if (!row) return 'the registry has no such release';
    for (const [path, file] of Object.entries(row.files)) {
      if (!path.startsWith('browser/') || path.endsWith('.map')) continue;
      const fault = (await this.#stored(row.folder, path, file)) ?? (await this.#served(row, path, file));
      if (fault) return `the registry itself finds ${path} ${fault}`;
    }
    return null;
  }

  async #stored(folder: string, path: string, file: StoredFile): Promise<string | null> {
    const bytes = await this.store.read(folder, path, 'identity', file.bytes);
    if (!bytes) return 'missing or of another length';
    if (sha384(bytes) !== file.sha384) return 'with other bytes than were published';
    for (const form of FORMS) {
      const length = file[form];
      if (length !== undefined && !(await this.store.read(folder, path, form, length))) {
        return `missing in its ${form} form`;
      }
    }
    return null;
  }

  async #served({ facts }: ReleaseRow, path: string, file: StoredFile): Promise<string | null> {
    const { COACHLAB_PROBE_ORIGIN: origin } = this.config;
    if (!origin) return null;
    try {
      const answer = await fetch(new URL(facts.base + path, origin), {
        signal: AbortSignal.timeout(PATIENCE),
      });
      if (!answer.ok) return `answered with ${answer.status} at ${origin.host}`;
      const bytes = Buffer.from(await answer.arrayBuffer());
      return sha384(bytes) === file.sha384 ? null : `changed on its way from ${origin.host}`;
    } catch {
      // An origin that does not answer at all says nothing of this release: the stable one would not load either.
      return null;
    }
  }
}
