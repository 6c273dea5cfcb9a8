import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Broken } from '../lib/broken.ts';
import { killGroup } from '../lib/run-command.ts';

export interface ChildOptions {
  name: string;
  /** Arguments of the Node that runs us. */
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  logFile: string;
  /** Answers 200 once it can work. */
  readyUrl: string;
  say: (who: string, what: string) => void;
  /** Told whenever the process changes: its id, or undefined when there is none. */
  onChange?: (pid: number | undefined) => void;
  timing?: Partial<Timing>;
}

/** All in milliseconds. */
interface Timing {
  ready: number;
  /** From SIGTERM to SIGKILL. */
  grace: number;
  firstBackOff: number;
  longestBackOff: number;
  /** After this long a death counts as the first one again. */
  healthy: number;
}

const TIMING: Timing = {
  ready: 60_000,
  grace: 10_000,
  firstBackOff: 500,
  longestBackOff: 30_000,
  healthy: 60_000,
};

/**
 * A process of ours in a group of its own, so that a Ctrl-C in the terminal goes to the launcher alone and a kill
 * reaches whatever the process started. Once `supervise` is called a death is followed by a new start.
 */
export class Child {
  readonly name: string;
  readonly #options: ChildOptions;
  readonly #timing: Timing;
  readonly #stopping = new AbortController();
  #process: ChildProcess | undefined;
  #exited: Promise<string> = Promise.resolve('not started');
  #supervision: Promise<void> | undefined;
  #wantsRestart = false;
  #pause = new AbortController();

  constructor(options: ChildOptions) {
    this.name = options.name;
    this.#options = options;
    this.#timing = { ...TIMING, ...options.timing };
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Starts it and waits until it is ready. @throws Broken when it dies or takes too long */
  async start(): Promise<void> {
    const { name, readyUrl } = this.#options;
    if (await answers(readyUrl)) {
      throw new Broken('port_taken', `${name} cannot start: another program is listening at ${readyUrl}.`);
    }
    this.#spawn();
    await this.#ready();
  }

  /** From now on it is started again, with growing pauses, whenever it ends. */
  supervise(): void {
    this.#supervision ??= this.#keepAlive();
  }

  /** For a new build: ends the running process; supervision starts the next one at once. Waits until it is ready. */
  async restart(): Promise<void> {
    this.supervise();
    const before = this.#process;
    this.#wantsRestart = true;
    this.#pause.abort();
    await this.#end();
    while (this.#process === undefined || this.#process === before) {
      if (this.#stopping.signal.aborted) return;
      await sleep(20);
    }
    await this.#ready();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#pause.abort();
    await this.#end();
    await this.#supervision;
  }

  /** The last resort of a launcher that is about to exit. */
  kill(): void {
    this.#stopping.abort();
    killGroup(this.pid, 'SIGKILL');
  }

  #spawn(): void {
    const log = openSync(this.#options.logFile, 'a');
    const { args, cwd, env, onChange } = this.#options;
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', log, log], detached: true });
    closeSync(log);
    this.#process = child;
    onChange?.(child.pid);
    this.#exited = new Promise((resolve) => {
      const gone = (how: string) => {
        // What it started and left behind goes with it.
        killGroup(child.pid, 'SIGKILL');
        if (this.#process === child) this.#process = undefined;
        onChange?.(undefined);
        resolve(how);
      };
      child.once('error', (error) => gone(error.message));
      child.once('exit', (code, signal) => gone(signal ?? `exit code ${code}`));
    });
  }

  async #ready(): Promise<void> {
    const { name, readyUrl, logFile } = this.#options;
    const end = performance.now() + this.#timing.ready;
    let death: string | undefined;
    void this.#exited.then((how) => (death = how));
    while (!(await answers(readyUrl))) {
      if (this.#stopping.signal.aborted) return;
      if (death) throw new Broken('child_failed', `${name} exited during startup (${death}).`, { logFile });
      if (performance.now() > end) {
        throw new Broken('child_failed', `${name} was not ready after ${this.#timing.ready / 1000} s.`, {
          logFile,
        });
      }
      await sleep(100);
    }
  }

  async #keepAlive(): Promise<void> {
    const { firstBackOff, longestBackOff, healthy } = this.#timing;
    let pause = firstBackOff;
    for (;;) {
      const began = performance.now();
      const how = await this.#exited;
      if (this.#stopping.signal.aborted) return;
      if (performance.now() - began > healthy) pause = firstBackOff;
      if (!this.#wantsRestart) {
        const { say, logFile } = this.#options;
        say(this.name, `ended (${how}), restarts in ${pause / 1000} s; see ${logFile}`);
        this.#pause = new AbortController();
        await sleep(pause, undefined, { signal: this.#pause.signal }).catch(() => {});
        pause = Math.min(pause * 2, longestBackOff);
      }
      if (this.#stopping.signal.aborted) return;
      this.#spawn();
      if (this.#wantsRestart) pause = firstBackOff;
      else void this.#sayWhenBack();
      this.#wantsRestart = false;
    }
  }

  async #sayWhenBack(): Promise<void> {
    // One that fails again is told by its next end.
    const isBack = await this.#ready().then(
      () => !this.#stopping.signal.aborted,
      () => false,
    );
    if (isBack) this.#options.say(this.name, 'is back');
  }

  async #end(): Promise<void> {
    const child = this.#process;
    if (!child) return;
    const timer = setTimeout(() => killGroup(child.pid, 'SIGKILL'), this.#timing.grace);
    child.kill('SIGTERM');
    await this.#exited;
    clearTimeout(timer);
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
