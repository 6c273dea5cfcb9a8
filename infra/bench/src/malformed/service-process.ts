import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { newKey, publicKeyOf, signCertificate } from '@coachlab/keys';
import { ROOT } from '../root.ts';
import { TOKEN } from './targets.ts';

const MB = 1024 * 1024;

/** A service as it is deployed: compiled, in a process of its own, on a free port, with an empty database. */
export class ServiceProcess {
  readonly url: string;
  readonly #pid: number;
  readonly #stop: () => Promise<void>;

  private constructor(url: string, pid: number, stop: () => Promise<void>) {
    this.url = url;
    this.#pid = pid;
    this.#stop = stop;
  }

  static async start(name: string): Promise<ServiceProcess> {
    const data = mkdtempSync(join(tmpdir(), `coachlab-bench-${name}-`));
    const child = spawn(process.execPath, [join(ROOT, `services/${name}/dist/main.js`)], {
      env: { PATH: process.env['PATH'], ...environmentOf(name, data) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const stop = async () => {
      child.kill('SIGINT');
      await exited;
      rmSync(data, { recursive: true, force: true });
    };
    const url = await new Promise<string>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`${name} ended with code ${code}`)));
      createInterface(child.stdout).on('line', (line) => {
        const entry = JSON.parse(line) as { msg: string; url?: string };
        if (entry.msg === 'ready' && entry.url) resolve(entry.url);
      });
    });
    return new ServiceProcess(url, child.pid as number, stop);
  }

  /** Milliseconds of processor time of all its threads until now. */
  processor(): number {
    const threads = readdirSync(`/proc/${this.#pid}/task`);
    const nanoseconds = threads.map((thread) => {
      const [running] = readFileSync(`/proc/${this.#pid}/task/${thread}/schedstat`, 'utf8').split(' ');
      return Number(running);
    });
    return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6;
  }

  /** From here on `peak` is the most that it held. Resolves with the megabytes that it holds now. */
  resetPeak(): number {
    writeFileSync(`/proc/${this.#pid}/clear_refs`, '5');
    return this.#memory('VmRSS');
  }

  peak(): number {
    return this.#memory('VmHWM');
  }

  stop(): Promise<void> {
    return this.#stop();
  }

  #memory(field: string): number {
    const status = readFileSync(`/proc/${this.#pid}/status`, 'utf8');
    return (Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024) / MB;
  }
}

function environmentOf(name: string, data: string): Record<string, string> {
  const common = {
    PORT: '0',
    DRAIN_SECONDS: '0',
    LOG_LEVEL: 'info',
    COACHLAB_LIMITS: 'off',
    DATABASE_URL: `sqlite:${join(data, 'bench.db')}`,
  };
  if (name === 'assistant')
    return {
      ...common,
      COACHLAB_REGISTRY_URL: 'http://127.0.0.1:9',
      COACHLAB_ROOT_KEYS: publicKeyOf(newKey()),
    };
  if (name !== 'registry') return common;
  const key = newKey();
  const [notBefore, notAfter] = [Date.now(), Date.now() + 86_400_000];
  const certificate = signCertificate({ key: publicKeyOf(key), notBefore, notAfter }, newKey());
  writeFileSync(join(data, 'provides.json'), JSON.stringify({ shell: '1.0.0', shared: {} }));
  return {
    ...common,
    COACHLAB_ASSETS: join(data, 'assets'),
    COACHLAB_SIGNING_KEY: key,
    COACHLAB_SIGNING_CERTIFICATE: JSON.stringify(certificate),
    COACHLAB_BOOTSTRAP_TOKENS: `catalog=${TOKEN}`,
    COACHLAB_PROVIDES_FILE: join(data, 'provides.json'),
  };
}
