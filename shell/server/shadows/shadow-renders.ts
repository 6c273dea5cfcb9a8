import { setTimeout as sleep } from 'node:timers/promises';
import type {
  DiscoveryDocument,
  DiscoveryRemote,
  Release,
  ResolvedSet,
  ShadowRendersRequest,
} from '@coachlab/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { matchPage, type PageMatch } from '../pages/match-page.ts';
import type { PageAnswer, PageService } from '../pages/page-service.ts';
import { type CandidateTrial, SHADOW_RENDERS_PENDING } from '../releases/candidate-trial.ts';
import type { Releases } from '../releases/releases.ts';
import type { Visit } from '../visits/visits.ts';
import { type Compared, Comparison } from './comparison.ts';
import { PageSample, type SampleAddress } from './page-sample.ts';

interface ShadowRendersOptions {
  releases: Releases;
  pages: Pick<PageService, 'shadow'>;
  /** Whether a visitor's page waits for a process: then nothing is rendered for nobody. */
  isBusy: () => boolean;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Of the pages that visitors of a running rollout get; 0 to 1. */
  share?: number;
}

/** Addresses that a candidate is tried with before its first visitor, and milliseconds after which it goes on with what is known. */
const FIRST = { addresses: 20, within: 10_000 };
/** Addresses of one candidate in all. */
const MOST = 2_000;
const SHARE = 0.05;
/** Renders of one address that must fail before it counts. */
const TRIES = 3;
/** Until the processes of the document before have ended; between looks whether visitors wait; before failed ones are tried again. */
const PAUSE = { begin: 200, busy: 100, again: 60_000 };

interface Candidate {
  remote: string;
  version: string;
  stable: string;
  comparison: Comparison;
  /** Null before it was tried; NaN while it is for the first time. */
  triedAt: number | null;
}

/**
 * Renders pages with a candidate that nobody gets: some before its first visitor, who waits for them, and a share of what visitors
 * of the stable release ask for, one at a time, after they were answered. Like every render it reads by GET alone, with nobody's
 * identity, behind the same walls.
 */
export class ShadowRenders implements CandidateTrial {
  readonly #options: ShadowRendersOptions;
  readonly #sample = new PageSample();
  readonly #candidates = new Map<string, Candidate>();
  #isRendering = false;
  /** One after the other, however many sections release at once. */
  #trials: Promise<void> = Promise.resolve();

  constructor(options: ShadowRendersOptions) {
    this.#options = options;
  }

  /** Forgets what is no candidate of this document any more. */
  follow({ remotes }: DiscoveryDocument): void {
    const named = new Set(remotes.map((remote) => idOf(remote, remote.candidate?.release)));
    for (const id of this.#candidates.keys()) if (!named.has(id)) this.#candidates.delete(id);
  }

  /** Why visitors are not given this candidate now; null when they may be. Its files have to be here. */
  faultOf(remote: DiscoveryRemote, release: Release): string | null {
    const { releases } = this.#options;
    const { name, stable, candidate } = remote;
    if (candidate?.release !== release.version) return null;
    const id = idOf(remote, release.version);
    let known = this.#candidates.get(id);
    if (!known) {
      const running = releases.document?.remotes.find((each) => each.name === name)?.candidate?.release;
      // Visitors have it already: this process was started over it.
      const triedAt = running === release.version ? Date.now() : null;
      known = { remote: name, version: release.version, stable, comparison: new Comparison(), triedAt };
      this.#candidates.set(id, known);
    }
    const { comparison, triedAt } = known;
    const isDue = triedAt === null || (comparison.isWorse && Date.now() - triedAt > PAUSE.again);
    if (isDue) this.#trials = this.#trials.then(this.#trial(known, release));
    if (Number.isNaN(known.triedAt)) return SHADOW_RENDERS_PENDING;
    return comparison.isWorse ? `Shadow renders fail: ${comparison.words}` : null;
  }

  /** A page that was answered: an address to try candidates with, and with some luck the one that is tried now. */
  saw({ set, notice }: Visit, match: PageMatch | null, pathname: string, answer: PageAnswer): void {
    if (notice || !match || answer.kind !== 'page' || answer.page.status !== 200) return;
    if (match.route.cache === 'never' || answer.source === 'skeleton') return;
    const address = { path: pathname, route: match.route.path };
    this.#sample.saw(match.remote, address);
    const known = this.#running(set, match.remote);
    const { share = SHARE, isBusy } = this.#options;
    if (!known || known.comparison.has(pathname) || known.comparison.size >= MOST) return;
    if (this.#isRendering || Math.random() >= share || isBusy()) return;
    void this.#compare(known, address);
  }

  /** For the registry. */
  get found(): ShadowRendersRequest['renders'] {
    return [...this.#candidates.values()]
      .filter(({ comparison }) => comparison.size > 0)
      .map(({ remote, version, comparison }) => ({ remote, version, ...comparison.sums }));
  }

  /** The candidate of a remote that this visitor runs the stable release of. */
  #running({ remotes }: ResolvedSet, name: string): Candidate | undefined {
    const arm = remotes.find((remote) => remote.name === name)?.arm;
    return arm === 'stable'
      ? [...this.#candidates.values()].find(({ remote }) => remote === name)
      : undefined;
  }

  /** Its turn, which it waits for from now on. */
  #trial(candidate: Candidate, release: Release): () => Promise<void> {
    const isFirst = candidate.triedAt === null;
    candidate.triedAt = isFirst ? NaN : Date.now();
    return () => this.#try(candidate, release, isFirst);
  }

  async #try(candidate: Candidate, release: Release, isFirst: boolean): Promise<void> {
    const { releases, isBusy, log } = this.#options;
    const { comparison } = candidate;
    const id = `${candidate.remote}@${candidate.version}`;
    await sleep(PAUSE.begin);
    releases.remember(release);
    const until = Date.now() + FIRST.within;
    const addresses = isFirst ? this.#sample.of(release, FIRST.addresses) : comparison.failed;
    // The first render of a process takes as long as its start.
    if (addresses[0] && !isBusy()) await this.#draw(candidate.remote, candidate.version, addresses[0].path);
    for (const address of addresses) {
      while ((isBusy() || this.#isRendering) && Date.now() < until) await sleep(PAUSE.busy);
      if (Date.now() >= until) break;
      await this.#compare(candidate, address);
    }
    candidate.triedAt = Date.now();
    const { failed, addresses: tried } = comparison.sums;
    if (comparison.isWorse)
      log.warn({ release: id, tried, failed }, 'a candidate fails shadow renders that stable passes');
    else log.info({ release: id, tried, failed }, 'shadow renders of a candidate finished');
  }

  /** Both releases at one address. Nothing is noted where one of them could not be tried. Never rejects. */
  async #compare({ remote, version, stable, comparison }: Candidate, address: SampleAddress): Promise<void> {
    this.#isRendering = true;
    try {
      let own = await this.#draw(remote, version, address.path);
      for (let again = 1; own && own.failure !== null && again < TRIES; again += 1)
        own = await this.#draw(remote, version, address.path);
      const other = own && (await this.#draw(remote, stable, address.path));
      if (own && other) comparison.add(address, own, other);
    } finally {
      this.#isRendering = false;
    }
  }

  /** Null when it could not be tried, or the release has no such page. */
  async #draw(remote: string, version: string, path: string): Promise<Compared | null> {
    const { releases, pages } = this.#options;
    const set = releases.resolve('', { [remote]: version }, (name, wanted) => releases.get(name, wanted));
    const runs = set.remotes.find(({ name }) => name === remote)?.release.version;
    const match = matchPage(set, path);
    if (runs !== version || match?.remote !== remote || match.route.forwardTo) return null;
    const began = performance.now();
    const failure = await pages.shadow({ set, notice: null }, match, path);
    return failure === undefined ? null : { failure, ms: performance.now() - began };
  }
}

const idOf = ({ name }: DiscoveryRemote, version: string | undefined) => `${name}@${version}`;
