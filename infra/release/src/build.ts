import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CommandError } from './command-error.ts';

/** Runs `rspack build` in a remote's folder. What it prints is shown only when it fails. */
export async function buildRemote(folder: string): Promise<void> {
  const child = spawn(process.execPath, [rspack(folder), 'build'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code === 0) return;
  throw new CommandError('build_failed', `rspack build failed in ${folder}:`, {
    details: Buffer.concat(output).toString().trim().split('\n'),
  });
}

/** The remote's own rspack, else the repository's. */
function rspack(folder: string): string {
  for (const from of [join(folder, 'package.json'), import.meta.filename]) {
    try {
      const require = createRequire(from);
      const manifest = require.resolve('@rspack/cli/package.json');
      const { bin } = require(manifest) as { bin: string | { rspack: string } };
      return join(dirname(manifest), typeof bin === 'string' ? bin : bin.rspack);
    } catch {
      // The next place may have it.
    }
  }
  throw new CommandError('rspack_missing', '@rspack/cli is not installed. Run npm install.');
}
