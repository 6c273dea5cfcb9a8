import { Inject, Injectable } from '@nestjs/common';
import type { PublishReason, Release } from '@coachlab/contracts';
import { CONFIG } from '@coachlab/service-common';
import { DataSource } from 'typeorm';
import { checkBudgets } from '../checks/check-bytes.ts';
import { checkDiscoverable, checkFacts } from '../checks/check-facts.ts';
import { checkNeeds } from '../checks/check-needs.ts';
import { checkNeighbours } from '../checks/check-neighbours.ts';
import { Surroundings } from '../checks/surroundings.ts';
import { makeRelease } from '../package/make-release.ts';
import type { PackageFacts } from '../package/read-package.ts';
import { liveReleases, RegistryViews } from '../rollouts/registry-view.ts';
import type { RegistryConfig } from '../settings.ts';
import { ReleaseRow } from './release.entity.ts';

/** Whether a release may be: by itself at publish, and among the others at publish and whenever visitors move. */
@Injectable()
export class ReleaseChecks {
  constructor(
    @Inject(CONFIG) private readonly config: RegistryConfig,
    private readonly dataSource: DataSource,
    private readonly views: RegistryViews,
    private readonly surroundings: Surroundings,
  ) {}

  /** Everything that stands against a new release of the remote `name`. */
  async atPublish(
    name: string,
    facts: PackageFacts,
    files: ReadonlyMap<string, Buffer>,
  ): Promise<PublishReason[]> {
    const release = makeRelease(facts.release, facts.manifest);
    const own = checkFacts(name, facts);
    // Ranges and routes that make no sense cannot be compared with others.
    const comparable = own.every(({ code }) => code !== 'manifest_invalid');
    const budgets = { entry: this.config.COACHLAB_ENTRY_BUDGET, page: this.config.COACHLAB_PAGE_BUDGET };
    const rest = await Promise.all([
      checkBudgets(facts.release, files, budgets),
      this.#containerTaken(release),
      comparable ? this.#amongOthers(release) : [],
    ]);
    const reasons = [...own, ...rest.flat()];
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
   * UnavailableError when the shell is not known, unless `shell` is `if-known`.
   */
  async amongOthers(
    release: Release,
    live: Release[],
    shell: 'required' | 'if-known' = 'required',
  ): Promise<PublishReason[]> {
    const known = this.surroundings.provides();
    const [provides, apis] = await Promise.all([
      shell === 'required' ? known : known.catch(() => null),
      this.surroundings.apis(Object.keys(release.needs.apis)),
    ]);
    return [...checkNeighbours(release, live), ...checkNeeds(release, provides, apis)];
  }

  /** Two releases under one global name would take each other for themselves in a browser. */
  async #containerTaken({ name, version, container }: Release): Promise<PublishReason[]> {
    const other = await this.dataSource.manager.findOne(ReleaseRow, {
      where: { container },
      select: { id: true, remote: true, version: true },
    });
    if (!other || (other.remote === name && other.version === version)) return [];
    const message = `Container ${container} is that of ${other.id}; every release needs its own.`;
    return [{ code: 'manifest_invalid', path: 'release.json/container', message }];
  }
}
