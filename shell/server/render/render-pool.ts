import type { BrokerOptions } from './broker.ts';
import { ReadAhead } from './read-ahead.ts';
import type { RenderAnswer, RenderRelease, RenderRequest, ServerBuild } from './protocol.ts';
import { ReleaseProcesses } from './release-processes.ts';
import { type DeathReason, type ProcessLimits, RenderProcess } from './render-process.ts';
import { MOST_SLOTS } from './sandbox/launch.ts';
import type { Walls } from './sandbox/walls.ts';

export interface RenderPoolOptions {
  /** The worker's file; the realm's lies beside it. */
  worker: string;
  walls: Walls;
  /** Processes of one release at a time. */
  perRelease: number;
  /** Processes of all releases; those that were not used for longest make room. */
  total: number;
  limits: ProcessLimits;
  /** Jobs of one release that may wait. */
  queue: number;
  broker: BrokerOptions;
  /** Text of a server build; null when it is missing or not what was published. */
  readBuild: (build: ServerBuild) => Promise<string | null>;
  onDeath: (reason: DeathReason, release: string, request: RenderRequest | null) => void;
  onLog: (release: string, what: string, text: string) => void;
}

/** The shell's own pages: those of nobody's address. */
const SHELL = 'shell';
const LOOKS_EVERY_MS = 1_000;
/** A second process of a live release, and any of one that is not live, ends when nobody has used it so long. */
const UNUSED_MS = 60_000;

/**
 * Section code runs here, in processes that draw pages of one release alone. A page of an override never shares its
 * process with a page that others get, though it be of the same release.
 */
export class RenderPool {
  readonly #options: RenderPoolOptions;
  readonly #groups = new Map<string, ReleaseProcesses>();
  readonly #slots = new Set<number>();
  readonly #readAhead = new ReadAhead();
  /** Releases that rendered a page: their code is run ahead in the next process. */
  readonly #proven = new Set<string>();
  #live: ReadonlySet<string> = new Set([SHELL]);
  #closing = false;
  readonly #timer: NodeJS.Timeout;

  constructor(options: RenderPoolOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.#look(), LOOKS_EVERY_MS).unref();
  }

  async render(request: RenderRequest): Promise<RenderAnswer> {
    const answer = await this.#groupOf(request).render(request);
    if (answer.kind === 'page' && request.release) this.#proven.add(request.release.build.sha384);
    return answer;
  }

  /**
   * What everybody may get from now on, and what else may go on. Processes of any other release end at once, in the
   * middle of a page: it may be in quarantine.
   */
  keep(live: Iterable<string>, others: Iterable<string>): void {
    this.#live = new Set([SHELL, ...live]);
    const kept = new Set([...this.#live, ...others]);
    for (const [key, group] of this.#groups) {
      if (kept.has(idOf(key))) continue;
      group.close();
      this.#groups.delete(key);
    }
  }

  get size(): number {
    return this.#slots.size;
  }

  pids(): number[] {
    return [...this.#groups.values()].flatMap((group) => group.pids());
  }

  /** Those that have a process now. */
  releases(): string[] {
    return [...this.#groups].filter(([, { size }]) => size > 0).map(([key]) => key);
  }

  close(): void {
    this.#closing = true;
    clearInterval(this.#timer);
    for (const group of this.#groups.values()) group.close();
  }

  #groupOf({ release, notice }: RenderRequest): ReleaseProcesses {
    const id = release?.id ?? SHELL;
    const key = notice === null ? id : `${id}${APART}`;
    const known = this.#groups.get(key);
    if (known) return known;
    const group = new ReleaseProcesses({
      most: this.#options.perRelease,
      queue: this.#options.queue,
      start: () => this.#start(id, release),
      onDeath: (reason, request) => this.#options.onDeath(reason, id, request),
      onFree: () => this.#serveWaiting(),
    });
    this.#groups.set(key, group);
    return group;
  }

  async #start(id: string, release: RenderRelease | null): Promise<RenderProcess | null> {
    const slot = this.#closing ? null : this.#takeSlot();
    if (slot === null) return null;
    try {
      return await this.#startIn(slot, id, release);
    } catch (error) {
      this.#slots.delete(slot);
      throw error;
    }
  }

  async #startIn(slot: number, id: string, release: RenderRelease | null): Promise<RenderProcess> {
    const { worker, walls, limits, broker, readBuild, onLog } = this.#options;
    const code = release && (await readBuild(release.build));
    if (release && code === null) throw new Error(`The server build of ${id} is not what was published`);
    const process = new RenderProcess({
      worker,
      walls,
      slot,
      limits,
      broker,
      readAhead: this.#readAhead,
      onLog: (what, text) => onLog(id, what, text),
    });
    await process.ready;
    void process.closed.then(() => this.#slots.delete(slot));
    if (release) process.adopt(release.build.address, code!, this.#proven.has(release.build.sha384));
    return process;
  }

  /** Makes room if it must: what nobody gets by assignment goes first, then what was not used for longest. */
  #takeSlot(): number | null {
    if (this.#slots.size >= this.#options.total) {
      const groups = [...this.#groups].filter(([, { idle }]) => idle > 0);
      const rank = ([key, { usedAt }]: [string, ReleaseProcesses]) =>
        [Number(this.#isLive(key)), usedAt] as const;
      groups.sort((a, b) => rank(a)[0] - rank(b)[0] || rank(a)[1] - rank(b)[1]);
      // Its place is free once it has ended, and who waits is served then.
      groups[0]?.[1].endOne();
      return null;
    }
    for (let slot = 0; slot < MOST_SLOTS; slot += 1) {
      if (this.#slots.has(slot)) continue;
      this.#slots.add(slot);
      return slot;
    }
    return null;
  }

  #serveWaiting(): void {
    for (const group of this.#groups.values()) if (group.isWaiting) group.next();
  }

  #isLive(key: string): boolean {
    return this.#live.has(key);
  }

  #look(): void {
    const unused = Date.now() - UNUSED_MS;
    for (const [key, group] of this.#groups) {
      group.refuseLate();
      const kept = this.#isLive(key) ? 1 : 0;
      if (group.usedAt < unused && group.size > kept) group.endOne();
      if (group.size === 0 && !group.isWaiting && group.usedAt < unused) this.#groups.delete(key);
    }
  }
}

const APART = ' (override)';

function idOf(key: string): string {
  return key.endsWith(APART) ? key.slice(0, -APART.length) : key;
}
