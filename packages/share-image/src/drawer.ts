import { extname } from 'node:path';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Drawn, Order } from './worker.ts';

/** Sources run as they are in tests, compiled everywhere else. */
const WORKER = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);
/** Megabytes of JavaScript objects; the thread ends with an error beyond. */
const MEMORY = 192;

export interface DrawerLimits {
  /** Pictures that wait for the one that is being drawn. */
  waiting: number;
  /** Milliseconds for one picture, with the start of the thread. */
  patience: number;
  /** Milliseconds without work after which the thread ends and its memory is free. */
  idle: number;
}

/** Draws one picture at a time, in a thread that lives while there is work. */
export class Drawer {
  readonly #limits: DrawerLimits;
  #thread: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #rest: NodeJS.Timeout | undefined;

  constructor(limits: DrawerLimits = { waiting: 20, patience: 30_000, idle: 60_000 }) {
    this.#limits = limits;
  }

  /** Throws when too many wait already, and when the picture cannot be drawn. */
  async draw(order: Order): Promise<Uint8Array> {
    if (this.#waiting > this.#limits.waiting) throw new Error('too many share images are waiting');
    this.#waiting += 1;
    const turn = this.#last.then(() => this.#drawNow(order));
    this.#last = turn.catch(() => undefined);
    return turn.finally(() => (this.#waiting -= 1));
  }

  /** Ends the thread; a picture on its way fails. */
  async stop(): Promise<void> {
    clearTimeout(this.#rest);
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.terminate();
  }

  async #drawNow(order: Order): Promise<Uint8Array> {
    clearTimeout(this.#rest);
    this.#thread ??= start();
    const thread = this.#thread;
    thread.postMessage(order, []);
    try {
      const drawn = await answerOf(thread, this.#limits.patience);
      if ('fault' in drawn) throw new Error(drawn.fault);
      this.#rest = setTimeout(() => void this.stop(), this.#limits.idle).unref();
      return drawn.png;
    } catch (error) {
      // Whatever state it is in: the next picture gets a fresh one.
      await this.stop();
      throw error;
    }
  }
}

function start(): Worker {
  const thread = new Worker(WORKER, { resourceLimits: { maxOldGenerationSizeMb: MEMORY } });
  // Nobody may be waiting when it fails; whoever waits hears of it by himself.
  thread.on('error', () => undefined);
  thread.unref();
  return thread;
}

async function answerOf(thread: Worker, patience: number): Promise<Drawn> {
  const end = new AbortController();
  const signal = AbortSignal.any([end.signal, AbortSignal.timeout(patience)]);
  const ended = once(thread, 'exit', { signal }).then(() => {
    throw new Error('the thread that draws share images has ended');
  });
  try {
    const [drawn] = await Promise.race([once(thread, 'message', { signal }), ended]);
    return drawn as Drawn;
  } finally {
    end.abort();
    ended.catch(() => undefined);
  }
}
