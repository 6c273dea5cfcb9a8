import { findRemote } from '../choose-release.ts';
import { type Command, text } from '../command.ts';
import { strong } from '../format/table.ts';
import { RegistryClient } from '../registry-client.ts';
import { remoteName } from '../remote-folder.ts';
import { tokenFor } from '../settings.ts';

export const abort: Command = {
  summary: 'abort a rollout and quarantine its release',
  help: `coachlab abort <remote> [--why <reason>]

Withdraws the running candidate from everybody and quarantines it: these bytes are never shown again. To end a
rollout and keep its release, use coachlab canary <remote> --weight 0% or coachlab rollback.

  --why <reason>   for the audit trail

  coachlab abort catalog --why "search is broken"`,
  options: { why: { type: 'string' } },
  takes: [1, 1],

  async run(input) {
    const remote = remoteName(input.positionals[0] as string);
    const registry = new RegistryClient(input.settings.registry, tokenFor(input.settings, remote));
    const { candidate } = findRemote(await registry.status(), remote);
    const why = text(input, 'why');
    const { remote: now } = await registry.abort(remote, { ...(why !== undefined && { why }) });
    const release = strong(`${remote}@${candidate?.release}`);
    input.say(`Aborted ${release}; it is quarantined. Everybody is on ${now.stable}.`);
  },
};
