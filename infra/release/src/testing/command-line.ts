import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegistryStatus } from '@coachlab/contracts';
import { ROOT } from '../settings.ts';
import { type RegistryProcess, startRegistryProcess } from './registry-process.ts';
import { type Build, writeBuild } from './remote-on-disk.ts';

interface Outcome {
  code: number;
  out: string;
  err: string;
}

/** The command as a person runs it, in a folder of its own, with a registry to talk to. */
export class CommandLine {
  readonly registry: RegistryProcess;
  /** Holds `mfe-catalog` and `mfe-journey` once they are published. */
  readonly work = mkdtempSync(join(tmpdir(), 'coachlab-command-'));

  private constructor(registry: RegistryProcess) {
    this.registry = registry;
  }

  static async start(options?: Parameters<typeof startRegistryProcess>[0]): Promise<CommandLine> {
    return new CommandLine(await startRegistryProcess(options));
  }

  async stop(): Promise<void> {
    await this.registry.stop();
    rmSync(this.work, { recursive: true, force: true });
  }

  run(args: string[], env: Record<string, string> = {}): Promise<Outcome> {
    const environment = {
      PATH: process.env['PATH'],
      COACHLAB_REGISTRY: this.registry.url,
      COACHLAB_DATA: this.registry.data,
      ...env,
    };
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        [join(ROOT, 'infra/release/bin/coachlab.mjs'), ...args],
        { cwd: this.work, env: environment },
        (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
      );
    });
  }

  publish(build: Build, ...options: string[]): Promise<Outcome> {
    const folder = `mfe-${build.name}`;
    writeBuild(join(this.work, folder), build);
    return this.run(['publish', folder, '--no-build', ...options]);
  }

  async status(): Promise<RegistryStatus> {
    return JSON.parse((await this.run(['status', '--json'])).out) as RegistryStatus;
  }
}
