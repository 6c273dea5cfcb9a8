import { type ChildProcess, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Walls } from './walls.ts';

/** User ids that neither Debian nor systemd hands out, one for each process at a time. */
const FIRST_USER = 60_800;
export const MOST_SLOTS = 128;

/** Heap sizes in MB. Both generations are set: the old one alone would quadruple a render's garbage collection. */
const HEAP_FLAGS = ['--max-old-space-size=256', '--max-semi-space-size=16'];
const WALL_FLAGS = [
  '--permission',
  '--disable-sigusr1',
  '--disallow-code-generation-from-strings',
  // Experimental, and only a help: what finds its way into the worker's own realm can patch nothing there.
  '--frozen-intrinsics',
  '--disable-warning=ExperimentalWarning',
  '--no-addons',
  // For the answer to `import()`; gives the realm nothing.
  '--experimental-vm-modules',
];
/** New limits of a process that has started: what it has open stays, and nothing can be added. */
const NOTHING_NEW = ['--nofile=0:0', '--nproc=0:0', '--fsize=0:0', '--core=0:0'];

/** Starts a render process behind these walls. Descriptor 3 is its channel. */
export function launch(worker: string, walls: Walls, slot: number): ChildProcess {
  const file = realpathSync(worker);
  const readable = [file, join(dirname(file), 'realm.js')].map((path) => `--allow-fs-read=${path}`);
  const node = [process.execPath, ...HEAP_FLAGS, ...WALL_FLAGS, ...readable, file];
  const [command, ...args] = [...outside(walls), ...identity(walls, slot), ...node];
  return spawn(command!, args, {
    env: {},
    cwd: '/',
    // A process group of its own: a signal to the group reaches nobody else, whatever namespace it comes from.
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
}

/** Closes the descriptors of a process that is ready and has not yet seen a line of a section's code. */
export async function closeDescriptors(pid: number, walls: Walls, slot: number): Promise<void> {
  const user = walls.ownUser ? { uid: FIRST_USER + slot, gid: FIRST_USER + slot } : {};
  const prlimit = spawn('prlimit', ['--pid', String(pid), ...NOTHING_NEW], {
    env: {},
    stdio: 'ignore',
    ...user,
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    prlimit.once('error', reject).once('exit', resolve);
  });
  if (code !== 0) throw new Error(`prlimit ended with ${code}`);
}

/** The process behind the channel, which is a child of ours, or, in a pid namespace, of the one that made it. */
export async function rendererOf(child: ChildProcess, { namespaces }: Walls): Promise<number> {
  if (!namespaces.includes('pid')) return child.pid!;
  for (const entry of await readdir('/proc')) {
    const stat = /^\d+$/.test(entry) ? await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '') : '';
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (Number(parent) === child.pid) return Number(entry);
  }
  throw new Error('The render process is not to be found');
}

/** Ends with the gateway, in whatever loop it is by then. */
const LEASH = ['setpriv', '--no-new-privs', '--pdeathsig', 'KILL'];

function outside({ namespaces }: Walls): string[] {
  if (namespaces.length === 0) return [];
  const unshare = ['unshare', ...namespaces.map((name) => `--${name}`)];
  return namespaces.includes('pid')
    ? [...LEASH, '--', ...unshare, '--fork', '--kill-child', '--']
    : [...unshare, '--'];
}

function identity({ ownUser, closedDescriptors }: Walls, slot: number): string[] {
  const id = String(FIRST_USER + slot);
  const user = ownUser ? ['--reuid', id, '--regid', id, '--clear-groups'] : [];
  return ownUser || closedDescriptors ? [...LEASH, ...user, '--'] : [];
}
