import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { programOf } from './installed.ts';

const LOW = 5;

/**
 * What the section's own TypeScript says against it, as it prints it, a line each. Nothing for a section without a
 * tsconfig.json. A project that refers to others is built, since their types are what it is checked against.
 * @param meanwhile ends it; nobody waits for it, and builds come first. It settles when no process of it is left:
 *   one that went on would call what it has not read checked, in the files that the next one goes by.
 */
export async function typeErrors(folder: string, meanwhile?: AbortSignal): Promise<string[]> {
  const config = join(folder, 'tsconfig.json');
  if (!existsSync(config)) return [];
  const project = /"references"/.test(readFileSync(config, 'utf8')) ? ['--build'] : ['--noEmit', '--project'];
  const child = spawn(
    process.execPath,
    [programOf('typescript', 'tsc', folder), ...project, folder, '--pretty', 'false'],
    // In a group of its own: the compiler may be a child of what is started here.
    { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], detached: meanwhile !== undefined },
  );
  if (meanwhile) endWith(meanwhile, child);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return code === 0 ? [] : Buffer.concat(output).toString().trimEnd().split('\n');
}

/** The compiler is not asked to end: it finishes first when it is. */
function endWith(meanwhile: AbortSignal, child: ChildProcess): void {
  if (!child.pid) return;
  setPriority(child.pid, LOW);
  const group = -child.pid;
  meanwhile.addEventListener('abort', () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(group, 'SIGKILL');
  });
}
