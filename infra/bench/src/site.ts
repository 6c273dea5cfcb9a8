import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { SERVICES } from '../../local/src/start/topology.ts';
import { Child } from './child.ts';
import { ROOT } from './root.ts';

const RESTART_MS = 60_000;

/** This site as `npm start` runs it, on a free port and with nothing in its data folder. */
export class Site {
  readonly url: string;
  readonly #data: string;
  readonly #launcher: Child;

  private constructor(url: string, data: string, launcher: Child) {
    this.url = url;
    this.#data = data;
    this.#launcher = launcher;
  }

  static async start(): Promise<Site> {
    const data = mkdtempSync(join(tmpdir(), 'coachlab-bench-'));
    const port = await getPort({ host: '127.0.0.1' });
    const env = { ...process.env, PORT: String(port), COACHLAB_DATA: data, COACHLAB_LIMITS: 'off' };
    try {
      const launcher = await Child.start(['infra/local/start.mjs'], env, ROOT, /^Ready: /);
      return new Site(`http://localhost:${port}`, data, launcher);
    } catch (error) {
      rmSync(data, { recursive: true, force: true });
      throw error;
    }
  }

  /** First path segment after /api/ to the service's address: the peers read the same data from the same processes. */
  upstreams(): Record<string, string> {
    const ports = this.#read('ports.json') as Record<string, number>;
    return Object.fromEntries(
      SERVICES.flatMap(({ name, apis }) => apis.map((api) => [api, `http://127.0.0.1:${ports[name]}`])),
    );
  }

  /** Ends the gateway, which the launcher starts again: an empty page cache in a fresh process. */
  async forgetPages(): Promise<void> {
    const before = this.gatewayPid();
    process.kill(before!, 'SIGTERM');
    for (let waited = 0; waited < RESTART_MS; waited += 100) {
      await sleep(100);
      const now = this.gatewayPid();
      if (now === undefined || now === before) continue;
      const ready = await fetch(`${this.url}/health/ready`).catch(() => null);
      if (ready?.ok) return;
    }
    throw new Error('The gateway did not come back up.');
  }

  async end(): Promise<void> {
    await this.#launcher.end();
    rmSync(this.#data, { recursive: true, force: true });
  }

  /** Undefined while the gateway is away. */
  gatewayPid(): number | undefined {
    const { children } = this.#read('run.json') as { children: Record<string, { pid: number }> };
    return children['shell']?.pid;
  }

  #read(file: string): unknown {
    return JSON.parse(readFileSync(join(this.#data, file), 'utf8'));
  }
}
