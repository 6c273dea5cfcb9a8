import type { ParseArgsOptionsConfig } from 'node:util';
import type { ChangeAnswer } from '@coachlab/contracts';
import { findRemote, findVersion, likelyVersion, splitRelease } from '../choose-release.ts';
import type { Command, Input } from '../command.ts';
import { strong } from '../format/table.ts';
import { REHEARSAL_OPTIONS, reasonOf } from '../reason.ts';
import { rehearsedIfNeeded } from '../rehearsal/wait.ts';
import { RegistryClient } from '../registry-client.ts';
import { remoteName } from '../remote-folder.ts';
import { tokenFor } from '../settings.ts';
import { formatWeight } from '../weight.ts';

/** Of every command that promotes. */
export const PROMOTE_OPTIONS = {
  why: { type: 'string' },
  'at-once': { type: 'boolean' },
  ...REHEARSAL_OPTIONS,
} satisfies ParseArgsOptionsConfig;

export const promote: Command = {
  summary: 'give a release to everybody',
  help: `coachlab promote <remote>[@version] [--at-once] [--why <reason>] [--anyway]

Makes a published release the stable one. A tenth of the visitors get it with their next page, then half, then all but
2 %, and everybody within half an hour, or 13 minutes if enough of them have used it without trouble. If it fails more
often than the previous release, it is withdrawn and quarantined; while it only looks worse, the promotion waits and the
team is notified. A section's first release, and a candidate that is being rolled out, go to everybody at once. The
previous release becomes the fallback. Without a version: the running candidate, or else the newest release. The version
number alone is enough if it identifies one release: catalog@1.4.2.

  --at-once          to everybody with their next page, without being judged
  --why <reason>     for the audit trail
  --anyway           proceed although its rehearsal failed or is missing; needs --why
  --site <address>   the site's address for a rehearsal, if COACHLAB_REGISTRY names the registry itself

  coachlab promote catalog
  coachlab promote catalog@1.4.2 --why "canary looked good"`,
  options: PROMOTE_OPTIONS,
  takes: [1, 1],

  async run(input) {
    const { remote, version: wanted } = splitRelease(remoteName(input.positionals[0] as string));
    const registry = new RegistryClient(input.settings.registry, tokenFor(input.settings, remote));
    const state = findRemote(await registry.status(), remote);
    const version = wanted === null ? likelyVersion(state, 'promote') : findVersion(state, wanted);
    const answer = await promoteRelease(input, registry, remote, version);
    sayPromoted(input, remote, version, answer);
  },
};

export function promoteRelease(
  input: Input,
  registry: RegistryClient,
  remote: string,
  version: string,
): Promise<ChangeAnswer> {
  const request = { version, watched: !input.options['at-once'], ...reasonOf(input) };
  return rehearsedIfNeeded(input, registry, { remote, version }, () => registry.promote(remote, request));
}

export function sayPromoted({ say }: Input, name: string, version: string, answer: ChangeAnswer): void {
  const release = strong(`${name}@${version}`);
  const { stable, candidate } = answer.remote;
  if (candidate?.release === version) {
    say(
      `${release} now goes to ${formatWeight(candidate.weight)} of the visitors, and everybody within half an hour.`,
    );
    say(
      `If it fails more often than ${stable}, it is withdrawn. To follow it: coachlab status ${name} --watch`,
    );
    return say(`To give it to everybody now: coachlab promote ${name}@${version}`);
  }
  if (!answer.changed) return say(`${release} is already the stable release.`);
  const before = answer.remote.fallback;
  say(`Promoted ${release}${before ? `; previously: ${before}` : ''}. Visitors get it with their next page.`);
  if (candidate) say(`The rollout of ${candidate.release} continues.`);
}
