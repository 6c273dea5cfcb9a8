/** What keeps a render process in, beside what holds on every machine. */
export interface Walls {
  /** Each process has a user id that nothing else has: it can read no file of the gateway's and signal nobody. */
  ownUser: boolean;
  /** Kernel namespaces: `net` has no network; `user` with `pid` sees no other process. */
  namespaces: readonly ('net' | 'ipc' | 'user' | 'pid')[];
  /** Once it has started it can open no file, no socket and no pipe, and start no process (prlimit). */
  closedDescriptors: boolean;
}

const NONE: Walls = { ownUser: false, namespaces: [], closedDescriptors: false };
const USER_NAMESPACE = ['user', 'net', 'pid', 'ipc'] as const;

/** What to try on this machine, the strongest first. The last needs nothing. */
export function wallsToTry(platform: string, isRoot: boolean): Walls[] {
  if (platform !== 'linux') return [NONE];
  const closed = { ...NONE, closedDescriptors: true };
  const user: Walls = { ...closed, namespaces: USER_NAMESPACE };
  if (!isRoot) return [user, closed, NONE];
  const own = { ...closed, ownUser: true };
  return [
    { ...own, namespaces: ['net', 'ipc'] },
    own,
    user,
    closed,
    { ...own, closedDescriptors: false },
    NONE,
  ];
}

/** One line for the log: which walls stand around rendering and which do not. */
export function describeWalls({ ownUser, namespaces, closedDescriptors }: Walls): string {
  const network = closedDescriptors || namespaces.includes('net');
  const signals = ownUser || namespaces.includes('pid');
  const walls: [string, boolean][] = [
    ['own realm, permission model, empty environment, broker, inspector off', true],
    ['own user', ownUser],
    [`own namespaces${namespaces.length > 0 ? ` (${namespaces.join(', ')})` : ''}`, namespaces.length > 0],
    ['closed descriptors', closedDescriptors],
    ['no network by the kernel', network],
    ['no files by the kernel', closedDescriptors],
    ['no signals to others by the kernel', signals],
  ];
  const list = (standing: boolean) =>
    walls
      .filter(([, stands]) => stands === standing)
      .map(([name]) => name)
      .join('; ');
  return `section code is rendered behind: ${list(true)}. Not on this machine: ${list(false) || 'none is missing'}`;
}
