import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface ServiceProcessOptions {
  /** `community`: the service whose compiled main.js runs. */
  name: string;
  port: number;
  databaseUrl: string;
  /** For node itself, for example `--cpu-prof`. */
  nodeOptions?: string[];
}

/** A compiled service as a process of its own. */
export class ServiceProcess {
  readonly origin: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, origin: string) {
    this.#child = child;
    this.origin = origin;
  }

  /** Resolves once it is ready. */
  static async start({
    name,
    port,
    databaseUrl,
    nodeOptions = [],
  }: ServiceProcessOptions): Promise<ServiceProcess> {
    const main = fileURLToPath(new URL(`../../../${name}/dist/main.js`, import.meta.url));
    const child = spawn(process.execPath, [...nodeOptions, main], {
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        LOG_LEVEL: 'error',
        DRAIN_SECONDS: '0',
        // As in the images.
        MALLOC_ARENA_MAX: '1',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const service = new ServiceProcess(child, `http://127.0.0.1:${port}`);
    for (let tries = 0; tries < 1_200; tries += 1) {
      if (await service.#ready()) return service;
      if (child.exitCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`The service ${name} did not start.`);
  }

  /** Resident memory now, and the most there ever was, in MB (Linux only). */
  memory(): { now: number; most: number } {
    const status = readFileSync(`/proc/${this.#child.pid}/status`, 'utf8');
    const read = (field: string) =>
      Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1_024);
    return { now: read('VmRSS'), most: read('VmHWM') };
  }

  /** Processor time of all its threads so far, in milliseconds (Linux only, where a tick is 10 ms). */
  cpu(): number {
    const fields = readFileSync(`/proc/${this.#child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGINT');
    await ended;
  }

  #ready(): Promise<boolean> {
    return fetch(`${this.origin}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
