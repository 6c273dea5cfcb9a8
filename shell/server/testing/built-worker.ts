import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const SHELL = join(import.meta.dirname, '../..');
const RSPACK = join(SHELL, '../node_modules/@rspack/cli/bin/rspack.js');

/** The worker and its realm, built from the sources into a folder that a render process of another user can read. */
export async function builtWorker(): Promise<{ worker: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'coachlab-worker-'));
  chmodSync(folder, 0o755);
  const configs = ['worker', 'realm'].flatMap((name) => ['--config-name', name]);
  await promisify(execFile)(process.execPath, [RSPACK, 'build', ...configs, '--output-path', folder], {
    cwd: SHELL,
  });
  return { worker: join(folder, 'worker.mjs'), remove: () => rmSync(folder, { recursive: true }) };
}
