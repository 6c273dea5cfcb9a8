import { setTimeout as sleep } from 'node:timers/promises';
import type { Release } from '@coachlab/contracts';
import { acceptRelease } from '@coachlab/federation/server';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Mirror } from '../releases/mirror.ts';
import type { Releases } from '../releases/releases.ts';

interface ExtraReleasesOptions {
  registryUrl: string;
  /** The keys that may sign a release at this moment: those of the discovery document. */
  signers: () => readonly string[];
  mirror: Mirror;
  releases: Releases;
  log: FastifyBaseLogger;
}

/** What is known of a release that is not live: the release itself, or null; asked for again after `until`. */
interface Known {
  release: Release | null;
  until: number;
}

/** Milliseconds an answer counts: a release may be quarantined, and a registry may come back. */
const GOOD_FOR = { found: 30_000, missing: 3_000 };
const ANSWER_WITHIN = 2_000;
/** A page waits this long for a release to be fetched; the next page finds it. */
const PAGE_WAITS = 3_000;

/**
 * Releases that an override names and the discovery document lacks: one at a time from the registry, signed by it,
 * their files checked and kept like those of live ones.
 */
export class ExtraReleases {
  readonly #options: ExtraReleasesOptions;
  readonly #known = new LRUCache<string, Known>({ max: 100 });
  readonly #coming = new Map<string, Promise<Release | null>>();

  constructor(options: ExtraReleasesOptions) {
    this.#options = options;
  }

  /** Null for one that is not published, is in quarantine, or cannot be had in time. */
  async get(name: string, version: string): Promise<Release | null> {
    const { releases } = this.#options;
    const live = releases.live(name, version);
    if (live) return live;
    const key = `${name}@${version}`;
    const known = this.#known.get(key);
    const release =
      known && known.until > Date.now() ? known.release : await this.#inTime(this.#ask(key, name, version));
    if (release) releases.remember(release);
    return release;
  }

  /** A new document may have put any of them in quarantine: each is asked for again before it runs. */
  doubt(): void {
    for (const known of this.#known.values()) known.until = 0;
  }

  async #inTime(coming: Promise<Release | null>): Promise<Release | null> {
    const enough = new AbortController();
    const late = sleep(PAGE_WAITS, null, { signal: enough.signal, ref: false }).catch(() => null);
    return Promise.race([coming, late]).finally(() => enough.abort());
  }

  /** Callers at the same time share one question. */
  #ask(key: string, name: string, version: string): Promise<Release | null> {
    let coming = this.#coming.get(key);
    if (!coming) {
      coming = this.#bring(key, name, version).finally(() => this.#coming.delete(key));
      this.#coming.set(key, coming);
    }
    return coming;
  }

  async #bring(key: string, name: string, version: string): Promise<Release | null> {
    const { log } = this.#options;
    let release: Release | null;
    try {
      release = await this.#fetch(name, version);
    } catch (error) {
      log.warn({ release: key, error: (error as Error).message }, 'could not load a release for an override');
      // One that was good a moment ago stays good while nobody can say otherwise.
      release = this.#known.get(key)?.release ?? null;
    }
    this.#known.set(key, { release, until: Date.now() + (release ? GOOD_FOR.found : GOOD_FOR.missing) });
    return release;
  }

  /** Null when the registry says that there is none. @throws when it says nothing, or nothing that can be trusted */
  async #fetch(name: string, version: string): Promise<Release | null> {
    const { registryUrl, signers, mirror } = this.#options;
    const path = ['discovery', 'releases', name, version].map(encodeURIComponent).join('/');
    const response = await fetch(`${registryUrl}/${path}`, { signal: AbortSignal.timeout(ANSWER_WITHIN) });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`The registry answers ${response.status}`);
    const release = acceptRelease(await response.json(), { name, version }, signers());
    if (!release) throw new Error('The registry signed nothing that can be run');
    await mirror.hold(release);
    return release;
  }
}
