import { Inject, Injectable, Logger } from '@nestjs/common';
import type { PublishAnswer } from '@coachlab/contracts';
import { CONFIG, UnavailableError } from '@coachlab/service-common';
import { checkFiles } from '../domain/checks/check-bytes.ts';
import { makeRelease, releaseDigest } from '../domain/package/make-release.ts';
import { ReleaseRefused } from '../domain/package/package-errors.ts';
import { type PackageFacts, readPackage } from '../domain/package/read-package.ts';
import { checkProvenance } from '../domain/package/provenance.ts';
import { unpack } from '../domain/package/unpack.ts';
import type { RegistryConfig } from '../settings.ts';
import type { Team } from '../store/team-tokens.ts';
import { AssetStore } from '../store/assets/asset-store.ts';
import { ReleaseChecks } from './release-checks.ts';
import { type KnownRelease, ReleaseRows } from '../store/release-rows.ts';

/** Packages held in memory at once: of all teams, and of one, which may take a minute to send each. */
const AT_ONCE = { all: 5, each: 4 };
/** Entries of a package. */
const MOST_FILES = 2_000;

type Files = ReadonlyMap<string, Buffer>;

/** Stores releases. Nothing here moves a visitor. */
@Injectable()
export class PublishService {
  readonly #logger = new Logger(PublishService.name);
  /** Names of the teams whose packages these are, one for each. */
  readonly #running: string[] = [];

  constructor(
    @Inject(CONFIG) private readonly config: RegistryConfig,
    private readonly assets: AssetStore,
    private readonly rows: ReleaseRows,
    private readonly checks: ReleaseChecks,
  ) {}

  /**
   * Throws PackageTooLarge, PackageUnreadable, ReleaseRefused with every reason, or ConflictError for other bytes under
   * a known version and for a quarantined digest. The same bytes again are fine and change nothing.
   */
  async publish(name: string, body: AsyncIterable<Uint8Array>, team: Team): Promise<PublishAnswer> {
    const own = this.#running.filter((each) => each === name).length;
    if (this.#running.length >= AT_ONCE.all || own >= AT_ONCE.each) {
      throw new UnavailableError('publishes_running', {
        detail: 'Other packages are being checked. Try again.',
      });
    }
    this.#running.push(name);
    try {
      return await this.#publish(name, body, team);
    } finally {
      this.#running.splice(this.#running.indexOf(name), 1);
    }
  }

  async #publish(name: string, body: AsyncIterable<Uint8Array>, team: Team): Promise<PublishAnswer> {
    const { COACHLAB_PACKAGE_LIMIT: packed, COACHLAB_UNPACKED_LIMIT: unpacked } = this.config;
    const { files, reasons } = await unpack(body, { packed, unpacked, files: MOST_FILES });
    const { facts, reasons: unreadable } = readPackage(files);
    if (!facts) throw new ReleaseRefused([...reasons, ...unreadable]);
    reasons.push(...checkFiles(facts.release, files));
    reasons.push(...checkProvenance(facts.provenance, facts.release.version));

    const { version } = facts.release;
    const digest = releaseDigest(facts.release);
    // Only what release.json says of bytes that are there can be called the same.
    const known = reasons.length === 0 ? await this.rows.find(name, version, digest) : null;
    if (known && (await this.rows.touch(known))) return this.#again(known, facts, files);

    reasons.push(...(await this.checks.atPublish(name, facts, files)));
    if (reasons.length > 0) throw new ReleaseRefused(reasons);
    return this.#store(facts, digest, files, team);
  }

  async #store(
    { release, manifest, provenance }: PackageFacts,
    digest: string,
    files: Files,
    team: Team,
  ): Promise<PublishAnswer> {
    const { name, version } = release;
    const folder = this.assets.newFolder(name, version);
    try {
      const stored = await this.assets.store(folder, files);
      const raced = await this.rows.insert(
        {
          facts: makeRelease(release, manifest, provenance),
          provenance,
          owner: manifest.owner,
          digest,
          folder,
          files: stored,
        },
        team,
      );
      if (!raced) return { name, version, digest, created: true };
      await this.assets.remove(folder);
      return answer(raced);
    } catch (error) {
      await this.assets.remove(folder);
      throw error;
    }
  }

  /** The same bytes again. Files that the store has lost meanwhile are stored anew, beside what is left of them. */
  async #again(
    known: KnownRelease,
    { release, manifest, provenance }: PackageFacts,
    files: Files,
  ): Promise<PublishAnswer> {
    const { remote, version, folder } = known;
    if (!(await this.assets.isWhole(folder, known.files))) {
      const fresh = this.assets.newFolder(remote, version);
      await this.rows.restore(known, {
        folder: fresh,
        files: await this.assets.store(fresh, files),
        // The files that are stored now are those of this build.
        provenance,
        facts: makeRelease(release, manifest, provenance),
      });
      this.#logger.warn(`Restored the files of ${remote}@${version}: some were missing from the store.`);
    }
    return answer(known);
  }
}

function answer({ remote, version, digest }: KnownRelease): PublishAnswer {
  return { name: remote, version, digest, created: false };
}
