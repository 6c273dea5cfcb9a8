import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface MortalOptions {
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** Resolves once it works. */
  ready: () => Promise<boolean>;
}

/** A real Node process that is killed and started again. */
export class Mortal {
  readonly #options: MortalOptions;
  #child: ChildProcess | undefined;
  kills = 0;

  constructor(options: MortalOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    const { args, env = {}, ready } = this.#options;
    const child = spawn(process.execPath, args, {
      env: { ...process.env, NODE_OPTIONS: '', ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#child = child;
    const end = Date.now() + 30_000;
    while (!(await ready())) {
      if (child.exitCode !== null || Date.now() > end) throw new Error(`${args[0]} did not start`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  /** SIGKILL: no handler runs, nothing is flushed. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    this.kills += 1;
  }
}
