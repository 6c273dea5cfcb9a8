import type { DiscoveryDocument, Release } from '@coachlab/contracts';
import { acceptDiscovery, type RefusalCode, restoreDiscovery } from '@coachlab/federation/server';
import { isCurrent } from '@coachlab/keys';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Announcement } from './announcement.ts';
import { differenceTo } from './clock.ts';
import { faultOfRoutes, type HeldBack, idOf, isRunning, withoutFaulty } from './held-back.ts';
import { KeptDocuments } from './kept-documents.ts';
import type { Mirror } from './mirror.ts';
import type { Releases } from './releases.ts';
import type { StateReporter } from './report-state.ts';

export interface DiscoveryClientOptions {
  registryUrl: string;
  /** Public halves of the roots that are believed. */
  roots: string[];
  /** Where the last verified document is kept. */
  file: string;
  mirror: Mirror;
  releases: Releases;
  /** Hears of what is held back, after each question. */
  tell: StateReporter;
  /** Says with each question that this shell runs. */
  announcement: Announcement;
  /** The files of one release must not keep the others waiting longer. Milliseconds, 5,000 unless told. */
  filesWithin?: number;
  log: FastifyBaseLogger;
}

/** Refusals that a wrong clock of this machine explains. */
const TIMES = new Set<RefusalCode>(['expired', 'certificate-expired', 'certificate-not-yet-valid']);
/** Seconds the registry may hold a question open; fewer while a release is held back, which may come at any time. */
const WAIT = { calm: 25, held: 3 };
const PAUSE_MS = { least: 250, most: 5_000 };
const LATE = 'Its files are still on their way.';
const PRUNE_EVERY = 3_600_000;

/**
 * Keeps the releases in step with the registry by a long poll. A document counts once its certificate, its signature and its epoch are right;
 * until then the one before goes on, however old. A release of it runs once all its files are here and right; until then it
 * alone is held back.
 */
export class DiscoveryClient {
  readonly #options: DiscoveryClientOptions;
  readonly #kept: KeptDocuments;
  readonly #stop = new AbortController();
  /** Releases whose files are being brought. */
  readonly #coming = new Map<string, Promise<string | null>>();
  /** Releases that ran before and go on, though their files have not all been looked at again. */
  readonly #unchecked = new Set<string>();
  #etag: string | null = null;
  /** The last document that was accepted, as it was signed. */
  #accepted: DiscoveryDocument | null = null;
  #held: HeldBack[] = [];
  #alarm: string | null = null;
  #prunedAt = Date.now();

  constructor(options: DiscoveryClientOptions) {
    this.#options = options;
    this.#kept = new KeptDocuments(options.file);
  }

  /** What is not as the registry wants it: releases that are held back, and why no new document is taken. */
  get troubles(): { held: HeldBack[]; alarm: string | null } {
    return { held: this.#held, alarm: this.#alarm };
  }

  /** Starts from the copies on disk, if there are good ones, with what is here of their releases. */
  async restore(): Promise<boolean> {
    const { roots, mirror, log } = this.#options;
    const outcomes = (await this.#kept.read()).map((bytes) => restoreDiscovery(bytes, roots));
    for (const outcome of outcomes) {
      if (!outcome.accepted)
        log.error({ reason: outcome.reason }, 'the stored discovery document is not trusted and was ignored');
    }
    const documents = outcomes.flatMap((outcome) => (outcome.accepted ? [outcome.document] : []));
    const newest = Math.max(...documents.map(({ certificate }) => Date.parse(certificate.notBefore)));
    // What a retired key signed is not believed any more, not even from the own disk.
    const good = documents.filter(({ certificate }) => Date.parse(certificate.notBefore) === newest);
    for (const document of good) {
      await this.#run(document, async (release) =>
        (await mirror.hasAll(release)) ? null : 'Some of its files are not here.',
      );
    }
    return good.length > 0;
  }

  /** The key that signs overrides and single releases, for as long as a root vouches for it. */
  signers(now = Date.now()): string[] {
    const certificate = this.#accepted?.certificate;
    return certificate && isCurrent(certificate, now) ? [certificate.key] : [];
  }

  async run(): Promise<void> {
    let pause = PAUSE_MS.least;
    while (!this.#stop.signal.aborted) {
      try {
        await this.ask(this.#isUnfinished ? WAIT.held : WAIT.calm);
        pause = PAUSE_MS.least;
        if (Date.now() - this.#prunedAt > PRUNE_EVERY) await this.#prune();
      } catch {
        if (this.#stop.signal.aborted) return;
        await sleep(pause, undefined, { signal: this.#stop.signal }).catch(() => {});
        pause = Math.min(pause * 2, PAUSE_MS.most);
      }
    }
  }

  close(): void {
    this.#stop.abort();
  }

  /** One question; resolves whether something new runs now. @throws what makes the shell refuse the answer */
  async ask(wait: number): Promise<boolean> {
    try {
      const changed = await this.#ask(wait);
      this.#clearAlarm();
      return changed;
    } catch (error) {
      if (!this.#stop.signal.aborted) this.#raise((error as Error).message);
      throw error;
    } finally {
      // A registry that cannot be told will be asked again soon.
      await this.#options.tell.tell(this.troubles).catch(() => {});
    }
  }

  async #ask(wait: number): Promise<boolean> {
    const { registryUrl, roots } = this.#options;
    const response = await fetch(`${registryUrl}/discovery?wait=${wait}`, {
      headers: this.#etag ? { 'if-none-match': this.#etag } : {},
      signal: AbortSignal.any([this.#stop.signal, AbortSignal.timeout((wait + 10) * 1000)]),
    });
    // Before a new document runs: the registry knows what of it this shell cannot carry.
    const again = response.status === 200;
    const isOther = await this.#options.announcement.say({ again }).catch(() => false);
    if (response.status === 304) return this.#tryAgain(isOther);
    if (!response.ok) throw new Error(`The registry answers ${response.status}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    const outcome = acceptDiscovery(this.#accepted ?? undefined, bytes, { now: Date.now(), roots });
    if (!outcome.accepted) {
      const clock = TIMES.has(outcome.code) ? differenceTo(response.headers.get('date')) : null;
      throw new Error(`The registry's discovery is refused: ${outcome.reason}${clock ? ` ${clock}` : ''}`);
    }
    await this.#kept.keep(bytes);
    this.#etag = response.headers.get('etag');
    return this.#run(outcome.document, (release) => this.#bring(release));
  }

  get #isUnfinished(): boolean {
    return this.#held.length > 0 || this.#unchecked.size > 0;
  }

  /** The document is the same; a release that was held back may be here by now, and this shell may carry another one. */
  async #tryAgain(isOther: boolean): Promise<boolean> {
    if ((!this.#isUnfinished && !isOther) || this.#accepted === null) return false;
    return this.#run(this.#accepted, (release) => this.#bring(release));
  }

  /** Runs what can run of a document. */
  async #run(
    document: DiscoveryDocument,
    faultOf: (release: Release) => Promise<string | null>,
  ): Promise<boolean> {
    const { releases, log } = this.#options;
    const faults = await this.#faultsIn(document, faultOf);
    const next = withoutFaulty(document, faults, releases.document);
    const held = heldIn(document, faults);
    const isNew = !isSameDocument(document, this.#accepted) || !isSame(held, this.#held);
    this.#tellOfKey(document);
    this.#accepted = document;
    this.#tellOf(held);
    this.#held = held;
    if (!this.#isUnfinished) await this.#kept.keepWhole();
    if (!isNew) return false;
    releases.use(next);
    void this.#prune();
    log.info({ epoch: next.epoch, stable: stableOf(next) }, 'serving a new discovery document');
    return true;
  }

  async #faultsIn(
    { remotes, releases }: DiscoveryDocument,
    faultOf: (release: Release) => Promise<string | null>,
  ): Promise<Map<string, string>> {
    const { announcement } = this.#options;
    this.#unchecked.clear();
    const owners = new Map(remotes.map((remote) => [remote.name, remote]));
    const checked = Object.entries(releases).map(async ([id, release]): Promise<[string, string | null]> => {
      const owner = owners.get(release.name);
      const known = (owner && faultOfRoutes(owner, release)) ?? announcement.withheld.get(id);
      return [id, known ?? (await faultOf(release))];
    });
    const found = await Promise.all(checked);
    return new Map(found.filter((entry): entry is [string, string] => entry[1] !== null));
  }

  /**
   * Null once its files are here. What takes too long goes on by itself and is found at the next look; a release that
   * runs is not taken from anybody meanwhile, since a busy machine alone makes that long.
   */
  async #bring(release: Release): Promise<string | null> {
    const { mirror, releases, filesWithin = 5_000 } = this.#options;
    const id = idOf(release.name, release.version);
    let coming = this.#coming.get(id);
    if (!coming) {
      coming = mirror
        .hold(release)
        .then(
          () => null,
          (error: Error) => error.message,
        )
        .finally(() => this.#coming.delete(id));
      this.#coming.set(id, coming);
    }
    const enough = new AbortController();
    const late = sleep(filesWithin, LATE, { signal: enough.signal, ref: false }).catch(() => null);
    const fault = await Promise.race([coming, late]).finally(() => enough.abort());
    if (fault !== LATE || !isRunning(releases.document, release)) return fault;
    this.#unchecked.add(id);
    return null;
  }

  /** Also each hour, by `run`: what a document left behind goes when its grace is over. */
  async #prune(): Promise<void> {
    const { mirror, releases, log } = this.#options;
    this.#prunedAt = Date.now();
    try {
      const gone = await mirror.prune(releases);
      if (gone.length > 0) log.info({ releases: gone }, 'deleted local copies of unused releases');
    } catch (error) {
      log.warn({ error: (error as Error).message }, 'could not delete local copies of unused releases');
    }
  }

  /** Each said once, and when it is over. */
  #tellOf(held: HeldBack[]): void {
    const { log } = this.#options;
    for (const each of held.filter((one) => !isAmong(this.#held, one)))
      log.error(each, 'a release is held back; other remotes are unaffected');
    for (const { remote, version } of this.#held.filter((one) => !isAmong(held, one)))
      log.info({ remote, version }, 'a release is no longer held back');
  }

  #tellOfKey({ certificate: { key, notAfter } }: DiscoveryDocument): void {
    const before = this.#accepted?.certificate;
    if (before && before.key !== key)
      this.#options.log.info({ key, until: notAfter }, 'the registry signs with a new key');
  }

  #raise(message: string): void {
    const { log, releases } = this.#options;
    const since = releases.document?.issuedAt ?? null;
    // Said once: a registry that is down for an hour must not fill the log.
    if (this.#alarm === null)
      log.error(
        { error: message, since },
        'the registry gives no usable discovery; the last verified one goes on',
      );
    this.#alarm = message;
  }

  #clearAlarm(): void {
    if (this.#alarm !== null) this.#options.log.info('the registry answers again');
    this.#alarm = null;
  }
}

const isAmong = (others: HeldBack[], { remote, version }: HeldBack) =>
  others.some((other) => other.remote === remote && other.version === version);

const isSameDocument = (one: DiscoveryDocument, other: DiscoveryDocument | null) =>
  one.epoch === other?.epoch && one.issuedAt === other.issuedAt;

const isSame = (one: HeldBack[], other: HeldBack[]) =>
  one.length === other.length && one.every((each) => isAmong(other, each));

function heldIn({ remotes }: DiscoveryDocument, faults: ReadonlyMap<string, string>): HeldBack[] {
  return remotes.flatMap(({ name, stable, candidate, fallback }) =>
    [...new Set([stable, candidate?.release, fallback])]
      .filter((version) => version !== undefined)
      .flatMap((version) => {
        const reason = faults.get(idOf(name, version));
        return reason === undefined ? [] : [{ remote: name, version, reason }];
      }),
  );
}

function stableOf(document: DiscoveryDocument): Record<string, string> {
  return Object.fromEntries(document.remotes.map(({ name, stable }) => [name, stable]));
}
