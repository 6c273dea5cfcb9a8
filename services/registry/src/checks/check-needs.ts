import type { PublishReason, Release } from '@coachlab/contracts';
import semver from 'semver';

/** What the running shell gives to remotes: written by its build, read by the registry. */
export interface ShellProvides {
  /** Version of the remote kit. */
  shell: string;
  /** Shared module to the version the shell loads. */
  shared: Record<string, string>;
}

/**
 * What is known of one API: its version; `absent` when no service answers for it; `unknown` when the service
 * that should could not be asked, which refuses nothing.
 */
export type ApiState = { version: string } | 'absent' | 'unknown';

/** `provides` null: the shell is not known, which refuses nothing here; who must know it has asked before. */
export function checkNeeds(
  release: Pick<Release, 'needs' | 'shared'>,
  provides: ShellProvides | null,
  apis: ReadonlyMap<string, ApiState>,
): PublishReason[] {
  const unmet = Object.entries(release.needs.apis).flatMap(([name, range]) =>
    checkApi(name, range, apis.get(name) ?? 'unknown'),
  );
  if (!provides) return unmet;
  return [
    ...checkShell(release.needs.shell, provides.shell),
    ...unmet,
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

function checkApi(name: string, range: string, state: ApiState): PublishReason[] {
  if (state === 'unknown') return [];
  const found = state === 'absent' ? 'no service provides it' : `its service provides ${state.version}`;
  if (state !== 'absent' && satisfies(state.version, range)) return [];
  return [
    { code: 'needs_unmet', path: `needs.apis.${name}`, message: `Needs API ${name} ${range}; ${found}.` },
  ];
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
