import type { RegistryStatus, RemoteStatus } from '@coachlab/contracts';
import { CommandError } from './command-error.ts';

/** `catalog@1.4.2` → catalog, 1.4.2; without `@` there is no version. */
export function splitRelease(given: string): { remote: string; version: string | null } {
  const at = given.indexOf('@');
  return at < 0
    ? { remote: given, version: null }
    : { remote: given.slice(0, at), version: given.slice(at + 1) || null };
}

export function findRemote(status: RegistryStatus, name: string): RemoteStatus {
  const found = status.remotes.find((remote) => remote.name === name);
  if (found) return found;
  const names = status.remotes.map((remote) => remote.name);
  throw new CommandError('remote_unknown', `The registry has no remote ${name}.`, {
    details:
      names.length > 0 ? [`It has ${names.join(', ')}.`] : ['Publish one first: coachlab publish <folder>'],
  });
}

/**
 * A whole version, or the part of one that a person types: `1.4.2` for `1.4.2-8f24233208`, or the first
 * characters of what follows the hyphen.
 */
export function findVersion({ name, releases }: RemoteStatus, given: string): string {
  const versions = releases.map(({ version }) => version);
  if (versions.includes(given)) return given;
  const fitting = versions.filter(
    (version) => version.startsWith(`${given}-`) || version.split('-').slice(1).join('-').startsWith(given),
  );
  if (fitting.length === 1) return fitting[0] as string;
  if (fitting.length > 1) {
    throw new CommandError('version_ambiguous', `${given} fits several releases of ${name}:`, {
      details: fitting,
    });
  }
  throw new CommandError('release_unknown', `${name} has no release ${given}.`, {
    details: versions.length > 0 ? [`The newest are ${versions.slice(0, 5).join(', ')}.`] : [],
  });
}

/** The release a person most likely means when they name none: the running candidate, else the newest. */
export function likelyVersion(remote: RemoteStatus, command: string): string {
  const newest = remote.releases.find(({ quarantined }) => !quarantined)?.version;
  const candidate = remote.candidate?.release;
  if (newest === undefined) throw new CommandError('release_unknown', `${remote.name} has no release.`);
  if (candidate === undefined || candidate === newest) return newest;
  throw new CommandError(
    'version_ambiguous',
    `${remote.name} runs a candidate and has a newer release. Say which:`,
    {
      details: [
        `coachlab ${command} ${remote.name}@${candidate}`,
        `coachlab ${command} ${remote.name}@${newest}`,
      ],
    },
  );
}
