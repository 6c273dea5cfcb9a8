import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../settings.ts';
import type { RegistryProcess } from './registry-process.ts';

export interface Outcome {
  code: number;
  out: string;
  err: string;
}

/** `coachlab` as a person runs it, in `folder`, with the tokens of this registry. */
export function runCommand(
  registry: RegistryProcess,
  folder: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const environment = {
    PATH: process.env['PATH'],
    COACHLAB_REGISTRY: registry.url,
    COACHLAB_DATA: registry.data,
    ...env,
  };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(ROOT, 'infra/release/bin/coachlab.mjs'), ...args],
      { cwd: folder, env: environment },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}
