import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** `coachlab dev` on a folder, as a developer runs it. */
export class Development {
  readonly url: string;
  readonly #folder: string;
  readonly #child: ChildProcess;
  #said = '';

  private constructor(folder: string, site: string, port: number) {
    this.#folder = folder;
    this.url = `http://localhost:${port}`;
    this.#child = spawn(
      join(ROOT, 'node_modules/.bin/node'),
      [join(ROOT, 'infra/release/bin/coachlab.mjs'), 'dev', '.', '--site', site, '--port', String(port)],
      { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    for (const stream of [this.#child.stdout!, this.#child.stderr!])
      stream.on('data', (chunk: Buffer) => (this.#said += String(chunk)));
  }

  static async start(folder: string, site: string): Promise<Development> {
    const development = new Development(folder, site, await freePort());
    await new Promise<void>((resolve, reject) => {
      const child = development.#child;
      child.once('exit', () => reject(new Error(`coachlab dev ended: ${development.said}`)));
      child.stdout!.on('data', () => development.said.includes('everything else from') && resolve());
    });
    return development;
  }

  /** What it has printed. */
  get said(): string {
    return this.#said;
  }

  /** Changes a source file as an editor does. */
  edit(file: string, change: (text: string) => string): void {
    const path = join(this.#folder, file);
    const text = readFileSync(path, 'utf8');
    const changed = change(text);
    if (changed === text) throw new Error(`${file} is as it was.`);
    writeFileSync(path, changed);
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGINT');
    await ended;
  }
}
