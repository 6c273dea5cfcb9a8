import type { RenderAnswer, RenderJob, ServerBuild } from './protocol.ts';
import { type ProcessLimits, RenderDied, RenderProcess } from './render-process.ts';

export interface RenderPoolOptions {
  file: string;
  size: number;
  limits: ProcessLimits;
  /** Jobs that may wait; more are refused, and their pages go out unrendered. */
  queue: number;
  onDeath: (reason: RenderDied['reason'], job: RenderJob) => void;
}

export class RenderQueueFull extends Error {
  readonly code = 'render_queue_full';
}

/** Of all releases that run at a time, and a few before them. */
const KEPT_BUILDS = 24;

interface Waiting {
  job: RenderJob;
  tries: number;
  resolve: (answer: RenderAnswer) => void;
  reject: (error: unknown) => void;
}

/** A fixed number of render processes, each replaced before it is missed, and a bounded queue before them. */
export class RenderPool {
  readonly #options: RenderPoolOptions;
  readonly #idle: RenderProcess[] = [];
  readonly #all = new Set<RenderProcess>();
  readonly #queue: Waiting[] = [];
  readonly #proven = new Map<string, ServerBuild>();
  #closing = false;
  #lastId = 0;

  constructor(options: RenderPoolOptions) {
    this.#options = options;
    for (let count = 0; count < options.size; count += 1) this.#spawn();
  }

  render(job: Omit<RenderJob, 'id'>): Promise<RenderAnswer> {
    if (this.#queue.length >= this.#options.queue) return Promise.reject(new RenderQueueFull());
    this.#lastId += 1;
    return new Promise((resolve, reject) => {
      this.#queue.push({ job: { ...job, id: this.#lastId }, tries: 0, resolve, reject });
      this.#next();
    });
  }

  close(): void {
    this.#closing = true;
    for (const process of this.#all) process.kill('exit');
  }

  #spawn(): void {
    if (this.#closing) return;
    const process = new RenderProcess(this.#options.file, this.#options.limits);
    this.#all.add(process);
    process.ready.then(
      () => {
        for (const build of this.#proven.values()) process.warm(build);
        this.#free(process);
      },
      () => {},
    );
    void process.closed.then(() => {
      this.#all.delete(process);
      const at = this.#idle.indexOf(process);
      if (at >= 0) this.#idle.splice(at, 1);
      // A file that cannot even start is tried again slowly.
      setTimeout(() => this.#spawn(), 50).unref();
    });
  }

  #free(process: RenderProcess): void {
    this.#idle.push(process);
    this.#next();
  }

  #next(): void {
    // The one that worked last: its code is compiled and its caches are warm.
    const process = this.#idle.pop();
    if (!process) return;
    const waiting = this.#queue.shift();
    if (!waiting) {
      this.#idle.push(process);
      return;
    }
    void this.#run(process, waiting);
  }

  async #run(process: RenderProcess, waiting: Waiting): Promise<void> {
    try {
      const answer = await process.render(waiting.job);
      waiting.resolve(answer);
      if (answer.kind === 'page' && answer.remote) this.#prove(waiting.job.builds[answer.remote], process);
      this.#free(process);
    } catch (error) {
      const reason = error instanceof RenderDied ? error.reason : 'exit';
      this.#options.onDeath(reason, waiting.job);
      waiting.tries += 1;
      // A process can die of its neighbour's fault once. A render that hangs or bloats would do so again.
      if (reason === 'exit' && waiting.tries < 2 && !this.#closing) this.#queue.unshift(waiting);
      else waiting.reject(error);
    }
  }

  /** Only what has rendered once is loaded ahead: a build that hangs while it loads would take every process. */
  #prove(build: ServerBuild | undefined, by: RenderProcess): void {
    if (!build || this.#proven.has(build.sha384)) return;
    this.#proven.set(build.sha384, build);
    if (this.#proven.size > KEPT_BUILDS) this.#proven.delete(this.#proven.keys().next().value!);
    for (const process of this.#all) if (process !== by) process.warm(build);
  }
}
