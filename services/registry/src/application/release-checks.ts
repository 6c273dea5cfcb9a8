import { Inject, Injectable } from '@nestjs/common';
import type { PublishReason, Release } from '@coachlab/contracts';
import { CONFIG } from '@coachlab/service-common';
import { DataSource } from 'typeorm';
import { checkBudgets, checkManifestSize } from '../domain/checks/check-bytes.ts';
import { checkCode } from '../domain/checks/check-code.ts';
import { checkDiscoverable, checkFacts } from '../domain/checks/check-facts.ts';
import { checkNeeds, type Silence } from '../domain/checks/check-needs.ts';
import { checkNeighbours } from '../domain/checks/check-neighbours.ts';
import { checkOwnership } from '../domain/checks/check-ownership.ts';
import { checkStyles } from '../domain/checks/check-styles.ts';
import { Surroundings } from './surroundings.ts';
import { makeRelease, releaseId } from '../domain/package/make-release.ts';
import type { PackageFacts } from '../domain/package/read-package.ts';
import { Owners } from '../store/owners.ts';
import { liveReleases, type RegistryView } from '../domain/rollout/registry-view.ts';
import { RegistryViews } from '../store/registry-views.ts';
import type { RegistryConfig } from '../settings.ts';
import { ReleaseRow } from '../store/rows/release.row.ts';

export interface CheckOptions {
  /** `if-known`: a registry that does not know its shell lets it pass. Default `required`. */
  shell?: 'required' | 'if-known';
  /** What it means that a service does not answer. Default `fine`. */
  silence?: Silence;
}

/** Whether a release may be: by itself at publish, and among the others at publish and whenever visitors move. */
@Injectable()
export class ReleaseChecks {
  constructor(
    @Inject(CONFIG) private readonly config: RegistryConfig,
    private readonly dataSource: DataSource,
    private readonly views: RegistryViews,
    private readonly surroundings: Surroundings,
    private readonly owners: Owners,
  ) {}

  /** Everything that stands against a new release of the remote `name`. */
  async atPublish(
    name: string,
    facts: PackageFacts,
    files: ReadonlyMap<string, Buffer>,
  ): Promise<PublishReason[]> {
    const release = makeRelease(facts.release, facts.manifest);
    const faults = [
      ...checkFacts(name, facts),
      ...checkManifestSize(files),
      ...checkCode(facts.manifest, files),
      ...checkStyles(facts.release, files),
    ];
    // Ranges and routes that make no sense cannot be compared with others.
    const comparable = faults.every(({ code }) => code !== 'manifest_invalid');
    const budgets = {
      entry: this.config.COACHLAB_ENTRY_BUDGET,
      page: this.config.COACHLAB_PAGE_BUDGET,
      lazy: this.config.COACHLAB_LAZY_BUDGET,
    };
    const rest = await Promise.all([
      checkBudgets(facts.release, files, budgets),
      this.#containerTaken(release),
      comparable ? this.#amongOthers(release) : [],
    ]);
    const reasons = [...faults, ...rest.flat()];
    return reasons.length > 0 ? reasons : checkDiscoverable(release, facts.manifest.owner);
  }

  async #amongOthers(release: Release): Promise<PublishReason[]> {
    return this.amongOthers(
      release,
      liveReleases(await this.views.load()).map(({ facts }) => facts),
    );
  }

  /**
   * What a release meets when it runs: `live` releases of other remotes, the shell, the services. Throws
   * UnavailableError when the shell is not known and required.
   */
  async amongOthers(
    release: Release,
    live: Release[],
    { shell = 'required', silence = 'fine' }: CheckOptions = {},
  ): Promise<PublishReason[]> {
    const known = this.surroundings.shells();
    const [owned, shells, apis] = await Promise.all([
      this.owners.of(release.name),
      shell === 'required' ? known : known.catch(() => null),
      this.surroundings.apis(Object.keys(release.needs.apis), silence),
    ]);
    return [
      ...checkOwnership(release, owned),
      ...checkNeighbours(release, live),
      ...checkNeeds(release, shells, apis, silence),
    ];
  }

  /**
   * Whether visitors may meet `release` now, among everything that runs in `view`: asked when a change reaches more of
   * them, and before each step of a rollout. An empty list means go.
   */
  async forVisitors(
    release: Release,
    view: RegistryView,
    options: CheckOptions = {},
  ): Promise<PublishReason[]> {
    // Two that were published at the same moment did not see each other, and shells refuse a document with both.
    const twin = [...view.releases.values()].find(
      ({ id, container }) =>
        container === release.container && id !== releaseId(release.name, release.version),
    );
    if (twin) return [containerTaken(release.container, twin.id)];
    const live = liveReleases(view).map(({ facts }) => facts);
    // Who flees to an older release must not be kept from it by a service that is down.
    const silence = options.shell === 'if-known' ? 'fine' : 'refused';
    return this.amongOthers(release, live, { ...options, silence });
  }

  /** Two releases under one global name would take each other for themselves in a browser. */
  async #containerTaken({ name, version, container }: Release): Promise<PublishReason[]> {
    const other = await this.dataSource.manager.findOne(ReleaseRow, {
      where: { container },
      select: { id: true, remote: true, version: true },
    });
    if (!other || (other.remote === name && other.version === version)) return [];
    return [containerTaken(container, other.id)];
  }
}

function containerTaken(container: string, by: string): PublishReason {
  const message = `Container ${container} is that of ${by}; every release needs its own.`;
  return { code: 'manifest_invalid', path: 'release.json/container', message };
}
