import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { programOf } from './installed.ts';

const LOW = 10;

/**
 * What the section's own TypeScript says against it, as it prints it, a line each. Nothing for a section without a
 * tsconfig.json. A project that refers to others is built, since their types are what it is checked against.
 * @param meanwhile ends it; nobody waits for it, and builds come first
 */
export async function typeErrors(folder: string, meanwhile?: AbortSignal): Promise<string[]> {
  const config = join(folder, 'tsconfig.json');
  if (!existsSync(config)) return [];
  const project = /"references"/.test(readFileSync(config, 'utf8')) ? ['--build'] : ['--noEmit', '--project'];
  const child = spawn(
    process.execPath,
    [programOf('typescript', 'tsc', folder), ...project, folder, '--pretty', 'false'],
    { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], ...(meanwhile && { signal: meanwhile }) },
  );
  if (meanwhile && child.pid) setPriority(child.pid, LOW);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return code === 0 ? [] : Buffer.concat(output).toString().trimEnd().split('\n');
}
