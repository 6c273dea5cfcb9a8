import { spawn } from 'node:child_process';
import { CommandError } from './command-error.ts';
import { programOf } from './installed.ts';

/** Runs `rspack build` in a remote's folder. What it prints is shown only when it fails. */
export async function buildRemote(folder: string): Promise<void> {
  const child = spawn(process.execPath, [programOf('@rspack/cli', 'rspack', folder), 'build'], {
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
