import { type ChildProcess, fork } from 'node:child_process';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ResolvedSet } from '@coachlab/contracts';
import type { FromInside, ToInside } from './messages.ts';

/** As a shell's `RenderJob`: what its pages are drawn from. */
export interface Job {
  path: string;
  set: ResolvedSet;
  /** The section whose page it is. */
  remote: string | null;
  publicUrl: string;
  notice: unknown;
  sent?: unknown;
}

export type Drawn =
  | { kind: 'page'; status: number; html: string; queries: string }
  | { kind: 'redirect'; status: number; location: string }
  /** A stack, as the engine writes it. */
  | { kind: 'failed'; error: string };

export interface ReadAnswer {
  status: number;
  statusText: string;
  retryAfter: string | null;
  body: string;
}

/** GET of `/api/…`. It never rejects. */
export type Read = (path: string) => Promise<ReadAnswer>;

export interface Build {
  realm: string;
  code: string;
  /** Of the built file, for its source map. */
  address: string;
}

/** Milliseconds. A site gives a page two seconds; a machine on which somebody works may be slower. */
const PATIENCE_MS = 8_000;
const FILE = fileURLToPath(import.meta.resolve(`./inside${extname(import.meta.url)}`));
/** It may read this package, which it is a file of, and has no other right. */
const FLAGS = [
  '--permission',
  `--allow-fs-read=${join(dirname(FILE), '../../..')}`,
  '--disable-sigusr1',
  '--disallow-code-generation-from-strings',
  '--no-addons',
  // Without it Node refuses an import() of the section's code with an error of its own.
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  '--max-old-space-size=256',
];
const NO_SECTION: Job = {
  path: '/',
  set: { epoch: 0, remotes: [] },
  remote: null,
  publicUrl: 'http://page.invalid',
  notice: null,
};

/** A process that draws pages of one build, one after the other, as a render process of the site would. */
export class RealmProcess {
  readonly #child: ChildProcess;
  #last: Promise<unknown>;
  #answer: ((drawn: Drawn) => void) | null = null;
  #read: Read | null = null;
  /** Why it draws nothing any more. */
  #broken: string | null = null;
  readonly #onThrown: (stack: string) => void;

  /** @param onThrown hears what the section throws outside of its pages */
  constructor(build: Build, onThrown: (stack: string) => void) {
    this.#onThrown = onThrown;
    this.#child = fork(FILE, [], { execArgv: FLAGS, env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    this.#child.on('message', (message: FromInside) => this.#hear(message));
    this.#child.once('exit', () => this.#break('Its process ended.'));
    this.#tell({ word: 'begin', ...build });
    // The first page compiles React and the frame; whoever waits for a page does not wait for that.
    this.#last = this.#run(NO_SECTION, async () => gone());
  }

  get isBroken(): boolean {
    return this.#broken !== null;
  }

  draw(job: Job, read: Read): Promise<Drawn> {
    const drawing = this.#last.then(() => this.#run(job, read));
    this.#last = drawing;
    return drawing;
  }

  stop(): void {
    this.#child.kill('SIGKILL');
  }

  #run(job: Job, read: Read): Promise<Drawn> {
    if (this.#broken !== null) return Promise.resolve({ kind: 'failed', error: this.#broken });
    this.#read = read;
    return new Promise((resolve) => {
      // It may be in a loop: nothing less than its end stops that.
      const late = setTimeout(() => {
        this.#break(`The page did not render within ${PATIENCE_MS / 1_000} seconds; a site allows two.`);
        this.stop();
      }, PATIENCE_MS);
      this.#answer = (drawn) => {
        clearTimeout(late);
        this.#answer = null;
        this.#read = null;
        resolve(drawn);
      };
      this.#tell({ word: 'job', text: JSON.stringify(job) });
    });
  }

  #hear(message: FromInside): void {
    if (message.word === 'read') void this.#bring(message.text);
    else if (message.word === 'answer') this.#answer?.(drawnFrom(message));
    else if (message.word === 'broken') this.#break(message.text);
    else this.#onThrown(message.text);
  }

  async #bring(text: string): Promise<void> {
    const read = this.#read;
    const { id, path } = JSON.parse(text) as { id: number; path: string };
    if (!read) return;
    const { body, ...head } = await read(path);
    if (read === this.#read) this.#tell({ word: 'data', text: JSON.stringify({ id, ...head }), body });
  }

  #break(error: string): void {
    this.#broken ??= error;
    this.#answer?.({ kind: 'failed', error });
  }

  #tell(message: ToInside): void {
    if (this.#child.connected) this.#child.send(message);
  }
}

function drawnFrom({ text, html, queries }: FromInside & { word: 'answer' }): Drawn {
  const head = JSON.parse(text) as Exclude<Drawn, { kind: 'page' }> | { kind: 'page'; status: number };
  return head.kind === 'page' ? { ...head, html, queries } : head;
}

function gone(): ReadAnswer {
  return { status: 503, statusText: '', retryAfter: null, body: '' };
}
