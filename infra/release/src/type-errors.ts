import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { programOf } from './installed.ts';

/**
 * What the section's own TypeScript says against it, as it prints it, a line each. Nothing for a section without a
 * tsconfig.json. A project that refers to others is built, since their types are what it is checked against.
 */
export async function typeErrors(folder: string, signal?: AbortSignal): Promise<string[]> {
  const config = join(folder, 'tsconfig.json');
  if (!existsSync(config)) return [];
  const project = /"references"/.test(readFileSync(config, 'utf8')) ? ['--build'] : ['--noEmit', '--project'];
  const child = spawn(
    process.execPath,
    [programOf('typescript', 'tsc', folder), ...project, folder, '--pretty', 'false'],
    { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], ...(signal && { signal }) },
  );
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return code === 0 ? [] : Buffer.concat(output).toString().trimEnd().split('\n');
}
