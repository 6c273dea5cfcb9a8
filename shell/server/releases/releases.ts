import type { DiscoveryDocument, Release, ResolvedSet } from '@coachlab/contracts';
import { createResolver, type FindRelease, type Overrides, type Resolver } from '@coachlab/federation';
import { ownsRoute } from '@coachlab/federation/server';
import type { RenderRelease } from '../render/protocol.ts';

/** Releases of older documents stay known, since tabs opened before go on asking for them. */
const KEPT_RELEASES = 200;

/** What runs now, from the last verified discovery whose files are all here. */
export class Releases {
  #resolver: Resolver | null = null;
  #document: DiscoveryDocument | null = null;
  readonly #known = new Map<string, Release>();
  /** When each of them was last asked for. */
  readonly #usedAt = new Map<string, number>();
  readonly #listeners = new Set<(document: DiscoveryDocument) => void>();

  get document(): DiscoveryDocument | null {
    return this.#document;
  }

  use(document: DiscoveryDocument): void {
    this.#resolver = createResolver(document);
    this.#document = document;
    for (const [key, release] of Object.entries(document.releases)) {
      this.#known.delete(key);
      this.#known.set(key, release);
    }
    this.#forgetOldest();
    for (const listener of this.#listeners) listener(document);
  }

  onChange(listener: (document: DiscoveryDocument) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Whether the registry lets browsers keep pages to be read offline. One of an earlier version does not say so. */
  get offline(): boolean {
    return this.#document?.offline !== false;
  }

  /** Whether any section's release is known. */
  get isKnown(): boolean {
    return this.#document !== null && this.#document.remotes.length > 0;
  }

  /** Whether this address is a section's that has no release yet. */
  awaits(pathname: string): boolean {
    return ownsRoute(this.#document?.awaited ?? [], pathname);
  }

  /** The set of one visitor, with verified overrides; without a verified discovery, the empty one. */
  resolve(visitor: string, overrides?: Overrides, findMore?: FindRelease): ResolvedSet {
    return this.#resolver?.resolve(visitor, overrides, findMore) ?? { epoch: 0, remotes: [] };
  }

  /** A release of the document that runs now. */
  live(name: string, version: string): Release | undefined {
    return this.#resolver?.release(name, version);
  }

  /** A verified release that no document names; its files are in the mirror. */
  remember(release: Release): void {
    const key = `${release.name}@${release.version}`;
    this.#known.delete(key);
    this.#known.set(key, release);
    this.#usedAt.set(key, Date.now());
    this.#forgetOldest();
  }

  /** `name@version` of what the running document names, and of what was asked for since then. */
  inUse(since: number): Set<string> {
    const used = [...this.#usedAt].filter(([, at]) => at > since).map(([key]) => key);
    return new Set([...Object.keys(this.#document?.releases ?? {}), ...used]);
  }

  get(name: string, version: string): Release | undefined {
    const key = `${name}@${version}`;
    const release = this.#known.get(key);
    if (release) this.#usedAt.set(key, Date.now());
    return release;
  }

  /** What draws the pages of `remote` in this set; null where its release is not known. */
  rendering(set: ResolvedSet, remote: string): RenderRelease | null {
    const version = set.remotes.find(({ name }) => name === remote)?.release.version;
    const release = version === undefined ? undefined : this.get(remote, version);
    if (!release) return null;
    const { base, server, needs } = release;
    return {
      id: `${remote}@${release.version}`,
      build: { address: `${base}${server.file}`, sha384: server.sha384 },
      apis: Object.keys(needs.apis ?? {}),
    };
  }

  #forgetOldest(): void {
    while (this.#known.size > KEPT_RELEASES) {
      const oldest = this.#known.keys().next().value!;
      this.#known.delete(oldest);
      this.#usedAt.delete(oldest);
    }
  }
}
