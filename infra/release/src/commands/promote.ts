import type { ParseArgsOptionsConfig } from 'node:util';
import type { ChangeAnswer, RemoteStatus } from '@coachlab/contracts';
import { findRemote, findVersion, likelyVersion, splitRelease } from '../choose-release.ts';
import type { Command, Input } from '../command.ts';
import { UsageError } from '../command-error.ts';
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
team is notified. A candidate that is being rolled out goes on with its plan, or without one from its weight on. A
section's first release goes to everybody at once. The previous release becomes the fallback. Without a version: the running candidate, or else the newest release. The version
number alone is enough if it identifies one release: catalog@1.4.2.

  --at-once          to everybody with their next page, without being judged; needs --why
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

export async function promoteRelease(
  input: Input,
  registry: RegistryClient,
  remote: string,
  version: string,
): Promise<ChangeAnswer> {
  const atOnce = input.options['at-once'] === true;
  const request = { version, watched: !atOnce, ...reasonOf(input) };
  if (atOnce) {
    requireReason(input);
    input.say(describeExposure(findRemote(await registry.status(), remote), version));
  }
  return rehearsedIfNeeded(input, registry, { remote, version }, () => registry.promote(remote, request));
}

/** Before anything is built or sent. @throws UsageError */
export function requireReason({ options }: Input): void {
  if (options['at-once'] && !options['why'])
    throw new UsageError('--at-once needs a reason for the audit trail: --why "…"');
}

/** Who has met a release that nobody is going to judge, and what failed. */
function describeExposure({ name, rollout }: RemoteStatus, version: string): string {
  const met = rollout?.version === version ? rollout : null;
  const { sessions, failed } = met?.exposed ?? { sessions: 0, failed: 0 };
  const release = `${name}@${version}`;
  if (sessions === 0) return `No session has met ${release} yet.`;
  const kinds = (met?.errors ?? []).map(({ class: kind, stack }) => `${kind}: ${stack.split('\n', 1)[0]}`);
  const what = kinds.length > 0 ? ` (${kinds.slice(0, 3).join('; ')})` : '';
  return `${sessions} ${sessions === 1 ? 'session has' : 'sessions have'} met ${release}, and ${failed} of them failed${what}.`;
}

export function sayPromoted({ say }: Input, name: string, version: string, answer: ChangeAnswer): void {
  const release = strong(`${name}@${version}`);
  const { stable, candidate } = answer.remote;
  if (candidate?.release === version) {
    const weight = `${formatWeight(candidate.weight)} of the visitors`;
    say(
      answer.changed
        ? `${release} now goes to ${weight}, and everybody within half an hour.`
        : `${release} goes to ${weight}, and goes on with its plan.`,
    );
    say(
      `If it fails more often than ${stable}, it is withdrawn. To follow it: coachlab status ${name} --watch`,
    );
    return say(
      `To give it to everybody now, unjudged: coachlab promote ${name}@${version} --at-once --why "…"`,
    );
  }
  if (!answer.changed) return say(`${release} is already the stable release.`);
  const before = answer.remote.fallback;
  say(`Promoted ${release}${before ? `; previously: ${before}` : ''}. Visitors get it with their next page.`);
  if (candidate) say(`The rollout of ${candidate.release} continues.`);
}
