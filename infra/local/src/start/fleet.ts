import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { say, since } from '../lib/say.ts';
import { Child } from './child.ts';
import type { RunFile } from './run-file.ts';
import { logFile, type Settings } from './settings.ts';

const LEASH = fileURLToPath(new URL('../bootstrap/leash.mjs', import.meta.url));

export interface Member {
  name: string;
  /** Relative to the root: `services/catalog/dist/main.js`. */
  entry: string;
  env: NodeJS.ProcessEnv;
  readyUrl: string;
}

/** All processes of the site. */
export class Fleet {
  readonly #settings: Settings;
  readonly #runFile: RunFile;
  readonly #children = new Map<string, Child>();
  #stopping = false;

  constructor(settings: Settings, runFile: RunFile) {
    this.#settings = settings;
    this.#runFile = runFile;
  }

  /** Starts a process and keeps it alive from then on. @throws Broken when it does not become ready */
  async start({ name, entry, env, readyUrl }: Member): Promise<void> {
    if (this.#stopping) return;
    const log = logFile(this.#settings, name);
    if (existsSync(log)) renameSync(log, log.replace(/\.log$/, '.previous.log'));
    const child = new Child({
      name,
      args: ['--enable-source-maps', '--import', LEASH, join(this.#settings.root, entry)],
      cwd: this.#settings.root,
      env,
      logFile: log,
      readyUrl,
      say,
      onChange: (pid) => this.#runFile.setChild(name, pid),
    });
    this.#children.set(name, child);
    const began = performance.now();
    await child.start();
    child.supervise();
    if (!this.#stopping) say(name, `ready on ${new URL(readyUrl).host} (${since(began)})`);
  }

  async restart(name: string): Promise<void> {
    await this.#children.get(name)?.restart();
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all([...this.#children.values()].map((child) => child.stop()));
    this.#runFile.release();
  }

  /** At once and without asking; for the end of the launcher itself. */
  kill(): void {
    this.#stopping = true;
    for (const child of this.#children.values()) child.kill();
  }
}
