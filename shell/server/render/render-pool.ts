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
  #builds: ServerBuild[] = [];
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

  /** Every process, and each that will take the place of one, loads these builds ahead. */
  warm(builds: ServerBuild[]): void {
    this.#builds = builds;
    for (const process of this.#all) process.warm(builds);
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
        process.warm(this.#builds);
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
    const process = this.#idle.shift();
    if (!process) return;
    const waiting = this.#queue.shift();
    if (!waiting) {
      this.#idle.unshift(process);
      return;
    }
    void this.#run(process, waiting);
  }

  async #run(process: RenderProcess, waiting: Waiting): Promise<void> {
    try {
      const answer = await process.render(waiting.job);
      waiting.resolve(answer);
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
}
