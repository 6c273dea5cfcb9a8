// What npm reads to install one room: its package.json, those of the workspaces that it is built from, the root's, and the
// lockfile. For each room that is present, in a folder of its path: an image installs what its own room needs.
//   manifests.ts OUT
import { cpSync, existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Manifest {
  name: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const OF_THE_ROOT = ['package.json', 'package-lock.json', '.npmrc'];

const [out = ''] = process.argv.slice(2);
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;
const rooms = globSync(
  (read('package.json').workspaces ?? []).map((pattern) => `${pattern}/package.json`),
).map((file) => ({ dir: dirname(file), ...read(file) }));
const byName = new Map(rooms.map((room) => [room.name, room]));

for (const room of rooms) {
  const files = [...OF_THE_ROOT, ...builtFrom(room.name).map(({ dir }) => join(dir, 'package.json'))];
  for (const file of files) if (existsSync(file)) cpSync(file, join(out, room.dir, file));
}

/** The room and every workspace below it. */
function builtFrom(name: string, found = new Set<string>()): typeof rooms {
  const room = byName.get(name);
  if (!room || found.has(name)) return [];
  found.add(name);
  const needed = Object.keys({ ...room.dependencies, ...room.devDependencies });
  return [room, ...needed.flatMap((other) => builtFrom(other, found))];
}
