import type { RemoteStatus } from '@coachlab/contracts';
import { findRemote } from '../choose-release.ts';
import type { Command } from '../command.ts';
import { ago, bytes } from '../format/quantities.ts';
import { faint, strong, table } from '../format/table.ts';
import { RegistryClient } from '../registry-client.ts';
import { remoteName } from '../remote-folder.ts';
import { anyToken } from '../settings.ts';
import { formatWeight } from '../weight.ts';

export const status: Command = {
  summary: 'what runs now',
  help: `coachlab status [remote] [--json]

Shows every remote's stable release, candidate and fallback; for one remote, all its releases.

  --json   as the registry answers, for scripts

  coachlab status
  coachlab status catalog`,
  options: { json: { type: 'boolean' } },
  takes: [0, 1],

  async run({ positionals: [given], options, settings, say }) {
    const registry = new RegistryClient(settings.registry, anyToken(settings));
    const answer = await registry.status();
    const one = given === undefined ? null : findRemote(answer, remoteName(given));
    if (options['json']) return say(JSON.stringify(one ?? answer, null, 2));
    const now = Date.now();
    if (one) return say(describeOne(one, now));
    if (answer.remotes.length === 0)
      return say('Nothing is published yet. Begin with: coachlab publish <folder>');
    say(describeAll(answer.remotes, now));
  },
};

const NONE = '-';

function describeAll(remotes: RemoteStatus[], now: number): string {
  const rows = remotes.map((remote) => [
    strong(remote.name),
    remote.stable ?? NONE,
    candidateOf(remote) ?? NONE,
    remote.fallback ?? NONE,
    String(remote.releases.length),
    remote.releases[0] ? ago(remote.releases[0].publishedAt, now) : NONE,
  ]);
  return table(['REMOTE', 'STABLE', 'CANDIDATE', 'FALLBACK', 'RELEASES', 'PUBLISHED'], rows);
}

function describeOne(remote: RemoteStatus, now: number): string {
  const rows = remote.releases.map(({ version, publishedAt, bytes: size, quarantined }) => [
    version,
    quarantined ? 'quarantined' : roleOf(remote, version),
    ago(publishedAt, now),
    bytes(size),
  ]);
  const head = `${strong(remote.name)}  ${faint(`owned by ${remote.owner}`)}`;
  return `${head}\n\n${table(['RELEASE', 'NOW', 'PUBLISHED', 'SIZE'], rows)}`;
}

function roleOf(remote: RemoteStatus, version: string): string {
  if (remote.stable === version) return 'stable';
  if (remote.candidate?.release === version) return `candidate at ${formatWeight(remote.candidate.weight)}`;
  return remote.fallback === version ? 'fallback' : NONE;
}

function candidateOf({ candidate }: RemoteStatus): string | null {
  return candidate ? `${candidate.release} at ${formatWeight(candidate.weight)}` : null;
}
