import { findRemote, findVersion, splitRelease } from '../choose-release.ts';
import { type Command, text } from '../command.ts';
import { UsageError } from '../command-error.ts';
import { strong } from '../format/table.ts';
import { RegistryClient } from '../registry-client.ts';
import { remoteName } from '../remote-folder.ts';
import { tokenFor } from '../settings.ts';

export const lift: Command = {
  summary: 'take a release out of quarantine',
  help: `coachlab lift <remote>@<version> --why <reason>

A release that was aborted stays in quarantine: its bytes can be neither rolled out nor published again. Where it was not
the release's fault (a service was down, the verdict was wrong), this takes it out. It reaches nobody by that; roll it out
as any other release.

  --why <reason>   for the audit trail; required

  coachlab lift catalog@1.4.2 --why "the search service was down, and is back"`,
  options: { why: { type: 'string' } },
  takes: [1, 1],

  async run(input) {
    const { remote, version: wanted } = splitRelease(remoteName(input.positionals[0] as string));
    const why = text(input, 'why');
    if (!why) throw new UsageError('lift needs a reason for the audit trail: --why "…"');
    if (wanted === null) throw new UsageError('lift needs the version: coachlab lift <remote>@<version>');
    const registry = new RegistryClient(input.settings.registry, tokenFor(input.settings, remote));
    const version = findVersion(findRemote(await registry.status(), remote), wanted);
    const { changed } = await registry.lift(remote, { version, why });
    const release = strong(`${remote}@${version}`);
    if (!changed) return input.say(`${release} is not in quarantine.`);
    input.say(
      `${release} is out of quarantine. Nobody gets it before it is rolled out: coachlab canary ${remote}@${version}`,
    );
  },
};
