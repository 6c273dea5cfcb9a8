import { type ChildProcess, fork } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { READY, type RenderAnswer, type RenderJob, type ServerBuild, type WarmUp } from './protocol.ts';

export interface ProcessLimits {
  /** Milliseconds a render may take before its process is killed. */
  timeout: number;
  /** Bytes of resident memory, read while a render runs. */
  memory: number;
}

export class RenderDied extends Error {
  readonly code = 'render_died';

  constructor(readonly reason: 'timeout' | 'memory' | 'exit') {
    super(`The render process was lost: ${reason}`);
  }
}

/** Heap sizes in MB. Both generations are set: the old one alone would quadruple a render's garbage collection. */
const HEAP_FLAGS = ['--max-old-space-size=256', '--max-semi-space-size=16'];
const MEMORY_CHECK_MS = 100;

/** One child that renders one page at a time. A thread could be neither stopped nor capped while it allocates. */
export class RenderProcess {
  readonly #child: ChildProcess;
  readonly #limits: ProcessLimits;
  readonly ready: Promise<void>;
  readonly closed: Promise<void>;
  #settle: ((answer: RenderAnswer | RenderDied) => void) | null = null;
  #death: RenderDied['reason'] = 'exit';

  constructor(file: string, limits: ProcessLimits) {
    this.#limits = limits;
    this.#child = fork(file, [], {
      env: {},
      execArgv: HEAP_FLAGS,
      serialization: 'json',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.closed = new Promise((resolve) => {
      this.#child.once('exit', () => {
        this.#settle?.(new RenderDied(this.#death));
        resolve();
      });
    });
    this.ready = new Promise((resolve, reject) => {
      this.#child.once('error', reject);
      this.#child.once('exit', () => reject(new RenderDied('exit')));
      this.#child.on('message', (message: RenderAnswer | typeof READY) => {
        if (message === READY) resolve();
        else this.#settle?.(message);
      });
    });
    this.ready.then(() => this.#preferAsVictim(), ignore);
  }

  /** Rejects with RenderDied when the process does not live to answer. */
  async render(job: RenderJob): Promise<RenderAnswer> {
    const timeout = setTimeout(() => this.kill('timeout'), this.#limits.timeout);
    const memory = setInterval(() => void this.#checkMemory(), MEMORY_CHECK_MS);
    try {
      const outcome = await new Promise<RenderAnswer | RenderDied>((resolve) => {
        this.#settle = resolve;
        this.#child.send(job, (error) => error && resolve(new RenderDied('exit')));
      });
      if (outcome instanceof RenderDied) throw outcome;
      return outcome;
    } finally {
      this.#settle = null;
      clearTimeout(timeout);
      clearInterval(memory);
    }
  }

  warm(build: ServerBuild): void {
    if (this.#child.connected) this.#child.send({ warm: build } satisfies WarmUp);
  }

  kill(reason: RenderDied['reason']): void {
    this.#death = reason;
    this.#child.kill('SIGKILL');
  }

  async #checkMemory(): Promise<void> {
    const pages = Number((await this.#proc('statm'))?.split(' ')[1]);
    if (pages * 4096 > this.#limits.memory) this.kill('memory');
  }

  /** Under memory pressure the kernel should take a render before the gateway. Linux only; elsewhere it is not known. */
  #preferAsVictim(): void {
    writeFile(`/proc/${this.#child.pid}/oom_score_adj`, '800').catch(ignore);
  }

  #proc(file: string): Promise<string | null> {
    return readFile(`/proc/${this.#child.pid}/${file}`, 'utf8').catch(() => null);
  }
}

function ignore(): void {}
