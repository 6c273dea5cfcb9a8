import type { RenderAnswer, RenderRequest } from './protocol.ts';
import { type DeathReason, RenderDied, type RenderProcess } from './render-process.ts';

export interface ReleaseProcessesOptions {
  /** Processes at a time. */
  most: number;
  /** Jobs that may wait; more are refused, and their pages go out unrendered. */
  queue: number;
  /** A process that is ready for this release; null while there is no place for one. */
  start: () => Promise<RenderProcess | null>;
  onDeath: (reason: DeathReason, request: RenderRequest | null) => void;
  /** A process has become free, or has ended. */
  onFree: () => void;
}

export class RenderQueueFull extends Error {
  readonly code = 'render_queue_full';
}

interface Waiting {
  request: RenderRequest;
  since: number;
  tries: number;
  resolve: (answer: RenderAnswer) => void;
  reject: (error: unknown) => void;
}

const WAITS_MS = 4_000;
/** Deaths are remembered so long, and this many cost no pause. */
const DEATHS = { within: 60_000, free: 3 };
const PAUSE_MS = { least: 50, first: 250, most: 15_000 };

/** The few processes of one release, started on demand, and a bounded queue before them. */
export class ReleaseProcesses {
  readonly #options: ReleaseProcessesOptions;
  readonly #idle: RenderProcess[] = [];
  readonly #all = new Set<RenderProcess>();
  #queue: Waiting[] = [];
  #starting = 0;
  #deaths: number[] = [];
  #restsUntil = 0;
  #closed = false;
  usedAt = Date.now();

  constructor(options: ReleaseProcessesOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#all.size + this.#starting;
  }

  /** Processes that work for nobody now. */
  get idle(): number {
    return this.#idle.length;
  }

  pids(): number[] {
    return [...this.#all].map(({ pid }) => pid);
  }

  get isWaiting(): boolean {
    return this.#queue.length > 0;
  }

  render(request: RenderRequest): Promise<RenderAnswer> {
    this.usedAt = Date.now();
    if (this.#queue.length >= this.#options.queue) return Promise.reject(new RenderQueueFull());
    if (this.size === 0 && this.#rests() > 0) return Promise.reject(new RenderDied('resting'));
    return new Promise((resolve, reject) => {
      this.#queue.push({ request, since: Date.now(), tries: 0, resolve, reject });
      this.next();
    });
  }

  next(): void {
    while (this.#queue.length > 0 && this.#idle.length > 0) {
      // The one that worked last: its code is compiled and its caches are warm.
      void this.#run(this.#idle.pop()!, this.#queue.shift()!);
    }
    if (this.#queue.length > this.#starting) this.#start();
  }

  /** Ends one idle process; whether there was one. */
  endOne(): boolean {
    const process = this.#idle.shift();
    process?.kill('retired');
    return process !== undefined;
  }

  /** Ends all, also those that work, and whoever waits goes without. */
  close(): void {
    this.#closed = true;
    for (const process of this.#all) process.kill('retired');
    this.#refuse(new RenderDied('retired'));
  }

  /** Refuses who has waited for too long: a page unrendered is better than none. */
  refuseLate(): void {
    const late = Date.now() - WAITS_MS;
    for (const waiting of this.#queue) if (waiting.since < late) waiting.reject(new RenderQueueFull());
    this.#queue = this.#queue.filter(({ since }) => since >= late);
  }

  #start(): void {
    const most = this.#recentDeaths() > 0 ? 1 : this.#options.most;
    if (this.#closed || this.size >= most || this.#rests() > 0) return;
    this.#starting += 1;
    this.#options
      .start()
      .finally(() => (this.#starting -= 1))
      .then(
        (process) => process && this.#add(process),
        (error: unknown) => {
          if (!(error instanceof RenderDied)) this.#refuse(error);
          this.#died(error instanceof RenderDied ? error.reason : 'exit', null);
        },
      );
  }

  #add(process: RenderProcess): void {
    this.#all.add(process);
    void process.closed.then(() => {
      this.#all.delete(process);
      const at = this.#idle.indexOf(process);
      if (at >= 0) {
        this.#idle.splice(at, 1);
        if (process.death !== 'retired') this.#died(process.death, null);
      }
      this.#options.onFree();
    });
    if (this.#closed) process.kill('retired');
    else this.#free(process);
  }

  #free(process: RenderProcess): void {
    this.usedAt = Date.now();
    this.#idle.push(process);
    this.next();
    this.#options.onFree();
  }

  async #run(process: RenderProcess, waiting: Waiting): Promise<void> {
    try {
      waiting.resolve(await process.render(waiting.request));
      this.#free(process);
    } catch (error) {
      const reason = error instanceof RenderDied ? error.reason : 'exit';
      waiting.tries += 1;
      // A process can die once of what happened before. A render that hangs or bloats would do so again.
      if (reason === 'exit' && waiting.tries < 2 && !this.#closed) this.#queue.unshift(waiting);
      else waiting.reject(error);
      if (reason !== 'retired') this.#died(reason, waiting.request);
    }
  }

  #died(reason: DeathReason, request: RenderRequest | null): void {
    this.#deaths.push(Date.now());
    const more = this.#recentDeaths() - DEATHS.free;
    const pause = more > 0 ? Math.min(PAUSE_MS.first * 2 ** more, PAUSE_MS.most) : PAUSE_MS.least;
    this.#restsUntil = Date.now() + pause;
    if (more > 0 && this.size === 0) this.#refuse(new RenderDied('resting'));
    // The lost one is replaced before it is missed.
    setTimeout(() => this.#start(), pause).unref();
    this.#options.onDeath(reason, request);
  }

  #rests(): number {
    return Math.max(0, this.#recentDeaths() > DEATHS.free ? this.#restsUntil - Date.now() : 0);
  }

  #recentDeaths(): number {
    const since = Date.now() - DEATHS.within;
    this.#deaths = this.#deaths.filter((at) => at > since);
    return this.#deaths.length;
  }

  #refuse(error: unknown): void {
    for (const { reject } of this.#queue.splice(0)) reject(error);
  }
}
