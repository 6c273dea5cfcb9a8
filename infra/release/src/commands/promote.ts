import type { ChangeAnswer } from '@coachlab/contracts';
import { findRemote, findVersion, likelyVersion, splitRelease } from '../choose-release.ts';
import { type Command, type Input, text } from '../command.ts';
import { strong } from '../format/table.ts';
import { RegistryClient } from '../registry-client.ts';
import { remoteName } from '../remote-folder.ts';
import { tokenFor } from '../settings.ts';

export const promote: Command = {
  summary: 'give a release to everybody',
  help: `coachlab promote <remote>[@version] [--why <reason>]

Makes a published release the stable one. The one before becomes the fallback. Without a version: the running
candidate, else the newest release. The number alone is enough where it names one release: catalog@1.4.2.

  --why <reason>   for the audit trail

  coachlab promote catalog
  coachlab promote catalog@1.4.2 --why "canary looked good"`,
  options: { why: { type: 'string' } },
  takes: [1, 1],

  async run(input) {
    const { remote, version: wanted } = splitRelease(remoteName(input.positionals[0] as string));
    const registry = new RegistryClient(input.settings.registry, tokenFor(input.settings, remote));
    const state = findRemote(await registry.status(), remote);
    const version = wanted === null ? likelyVersion(state, 'promote') : findVersion(state, wanted);
    const why = text(input, 'why');
    const answer = await registry.promote(remote, { version, ...(why !== undefined && { why }) });
    sayPromoted(input, remote, version, answer);
  },
};

export function sayPromoted({ say }: Input, name: string, version: string, answer: ChangeAnswer): void {
  const release = strong(`${name}@${version}`);
  if (!answer.changed) return say(`${release} is the stable release already.`);
  const before = answer.remote.fallback;
  say(`Promoted ${release}${before ? `; before: ${before}` : ''}. Visitors get it with their next page.`);
  const candidate = answer.remote.candidate;
  if (candidate) say(`The rollout of ${candidate.release} goes on beside it.`);
}
