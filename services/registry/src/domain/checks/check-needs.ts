import { KIT_LIBRARIES, type PublishReason, type Release } from '@coachlab/contracts';
import semver from 'semver';

/** What a shell gives to remotes: written by its build, told by each shell that runs. */
export interface ShellProvides {
  /** Version of the remote kit. */
  shell: string;
  /** Shared module to the version the shell loads; that of `@coachlab/ui` is also that of the design tokens. */
  shared: Record<string, string>;
}

/**
 * What is known of one API: its version; `absent` when no service answers for it; `silent` when the service that should
 * did not answer; `unknown` where APIs are not checked.
 */
export type ApiState = { version: string } | 'absent' | 'silent' | 'unknown';

/** Whether a service that does not answer stands against a release: when visitors are about to meet it. */
export type Silence = 'refused' | 'fine';

/**
 * @param shells that run, one of which has to carry the release; null: none is known, which refuses nothing here, as who
 * must know one has asked before
 */
export function checkNeeds(
  release: Pick<Release, 'needs' | 'shared'>,
  shells: readonly ShellProvides[] | null,
  apis: ReadonlyMap<string, ApiState>,
  silence: Silence = 'fine',
): PublishReason[] {
  const unmet = Object.entries(release.needs.apis).flatMap(([name, range]) =>
    checkApi(name, range, apis.get(name) ?? 'unknown', silence),
  );
  const byShell = (shells ?? []).map((provides) =>
    checkCarried(release, provides).map((reason) => withRemedy(reason, release, provides)),
  );
  // The shell that lacks least says best what is to be done.
  const [carried = []] = byShell.toSorted((one, other) => one.length - other.length);
  return [
    ...carried.filter(({ code }) => code === 'needs_unmet'),
    ...unmet,
    ...carried.filter(({ code }) => code !== 'needs_unmet'),
  ];
}

/** What a release needs and this shell does not provide. */
export function checkCarried(
  release: Pick<Release, 'needs' | 'shared'>,
  provides: ShellProvides,
): PublishReason[] {
  return [
    ...checkShell(release.needs.shell, provides.shell),
    ...Object.entries(release.shared).flatMap(([module, range]) => checkShared(module, range, provides)),
  ];
}

function checkShell(range: string, version: string): PublishReason[] {
  if (satisfies(version, range)) return [];
  return [
    {
      code: 'needs_unmet',
      path: 'needs.shell',
      message: `Needs shell ${range}; the shell provides ${version}.`,
    },
  ];
}

/** Only said to who can still build anew: the registry's other callers have a release that is as it is. */
function withRemedy(
  { code, message, path }: PublishReason,
  { needs, shared }: Pick<Release, 'needs' | 'shared'>,
  provides: ShellProvides,
): PublishReason {
  return { code, path, message: `${message} ${remedy(path ?? '', { needs, shared }, provides)}` };
}

const KIT = '@coachlab/remote-kit';
const isInKit = (module: string) => (KIT_LIBRARIES as readonly string[]).includes(module);

function remedy(
  path: string,
  { needs, shared }: Pick<Release, 'needs' | 'shared'>,
  provides: ShellProvides,
): string {
  const orShell = (what: string) => `or deploy a shell that provides ${what} first.`;
  if (path === 'needs.shell')
    return `Build it for that shell, and say so in needs.shell, ${orShell(needs.shell)}`;
  const range = shared[path] ?? '';
  // What comes with the kit comes in the kit's versions.
  const name = isInKit(path) ? KIT : path.replace(/^(@[^/]+\/)?([^/]+).*$/, '$1$2');
  const version = Object.hasOwn(provides.shared, name) ? provides.shared[name] : undefined;
  return version === undefined
    ? `Let the section bring it along instead of sharing it, ${orShell(`${path} ${range}`)}`
    : `Build it against what that shell has (npm install ${name}@${version}), ${orShell(`${path} ${range}`)}`;
}

function checkApi(name: string, range: string, state: ApiState, silence: Silence): PublishReason[] {
  const path = `needs.apis.${name}`;
  if (state === 'unknown' || (state === 'silent' && silence === 'fine')) return [];
  if (state === 'silent') {
    const message = `Needs API ${name} ${range}; its service does not answer, so nobody knows what it provides. Try again once it does.`;
    return [{ code: 'needs_unmet', path, message }];
  }
  const found = state === 'absent' ? 'no service provides it' : `its service provides ${state.version}`;
  if (state !== 'absent' && satisfies(state.version, range)) return [];
  return [{ code: 'needs_unmet', path, message: `Needs API ${name} ${range}; ${found}.` }];
}

function checkShared(module: string, range: string, provides: ShellProvides): PublishReason[] {
  const version = Object.hasOwn(provides.shared, module) ? provides.shared[module] : undefined;
  if (version !== undefined && satisfies(version, range)) return [];
  const found = version === undefined ? 'the shell does not share it' : `the shell provides ${version}`;
  return [
    { code: 'shared_unsatisfied', path: module, message: `Needs shared ${module} ${range}; ${found}.` },
  ];
}

const satisfies = (version: string, range: string) =>
  semver.satisfies(version, range, { includePrerelease: true });
