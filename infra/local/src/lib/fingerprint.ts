import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Workspace } from './workspaces.ts';

/** What every build depends on beside its own files. */
const EVERYWHERE = ['package-lock.json', 'tsconfig.json'];
const OUTPUTS = ['node_modules', 'dist', 'build', 'test-results'];
const NO_INPUT = /\.test\.tsx?$|\.md$|\.log$/;

/**
 * Workspace name to a digest of all that its build reads: its own files and those of the workspaces it is built from.
 * Tests and outputs do not count. By content, so that a checkout or a touch builds nothing.
 */
export function fingerprints(root: string, workspaces: Workspace[]): Map<string, string> {
  const common = createHash('sha256');
  for (const file of EVERYWHERE) common.update(readFileSync(join(root, file)));
  const base = common.digest('hex');
  const own = new Map(workspaces.map(({ name, dir }) => [name, digestOf(root, dir)]));
  const byName = new Map(workspaces.map((workspace) => [workspace.name, workspace]));
  return new Map(
    workspaces.map(({ name }) => {
      const parts = [...reach(name, byName)].toSorted().map((part) => `${part} ${own.get(part)}`);
      return [
        name,
        createHash('sha256')
          .update([base, ...parts].join('\n'))
          .digest('hex'),
      ];
    }),
  );
}

/** A workspace and everything below it. */
function reach(name: string, byName: Map<string, Workspace>, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const other of byName.get(name)?.dependsOn ?? []) reach(other, byName, found);
  return found;
}

/** Whether a path inside a room is what a build, a test or an install wrote. */
export function isOutput(path: string): boolean {
  return OUTPUTS.includes(path.split('/', 1)[0] ?? '');
}

function digestOf(root: string, room: string): string {
  const hash = createHash('sha256');
  addFolder(hash, root, room, '');
  return hash.digest('hex');
}

function addFolder(hash: Hash, root: string, room: string, prefix: string): void {
  const dir = join(root, room, prefix);
  const entries = readdirSync(dir, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = `${prefix}${entry.name}`;
    if (isOutput(path) || NO_INPUT.test(path)) continue;
    if (entry.isDirectory()) addFolder(hash, root, room, `${path}/`);
    else if (entry.isFile())
      hash
        .update(`${path}\0`)
        .update(readFileSync(join(dir, entry.name)))
        .update('\0');
  }
}
