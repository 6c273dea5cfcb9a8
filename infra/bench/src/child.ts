import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const GRACE_MS = 15_000;

/** A process that says when it can work; it is ended with SIGTERM, or else SIGKILL. */
export class Child {
  readonly #process: ChildProcess;
  readonly #ended: Promise<unknown>;

  private constructor(process: ChildProcess) {
    this.#process = process;
    this.#ended = new Promise((resolve) => process.once('exit', resolve));
  }

  /** Resolves at the first line of output that matches. @throws Error with all it said when it ends before */
  static start(args: string[], env: NodeJS.ProcessEnv, cwd: string, ready: RegExp): Promise<Child> {
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const said: string[] = [];
    return new Promise((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr]) {
        createInterface({ input: stream }).on('line', (line) => {
          if (said.push(line) > 100) said.shift();
          if (ready.test(line)) resolve(new Child(child));
        });
      }
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`${args[0]} ended with ${code}:\n${said.join('\n')}`)));
    });
  }

  async end(): Promise<void> {
    if (this.#process.exitCode === null && this.#process.signalCode === null) this.#process.kill('SIGTERM');
    const giveUp = setTimeout(() => this.#process.kill('SIGKILL'), GRACE_MS);
    await this.#ended;
    clearTimeout(giveUp);
  }
}
