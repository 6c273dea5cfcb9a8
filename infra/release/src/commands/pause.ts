import { type Command, text } from '../command.ts';
import { strong } from '../format/table.ts';
import { RegistryClient } from '../registry-client.ts';
import { remoteName } from '../remote-folder.ts';
import { tokenFor } from '../settings.ts';
import { formatWeight } from '../weight.ts';

export const pause: Command = {
  summary: 'pause a rollout at its current share',
  help: `coachlab pause <remote> [--why <reason>]

The running rollout keeps its share until coachlab resume. Its release is still judged, and aborted if it fails.

  --why <reason>   for the audit trail

  coachlab pause catalog --why "the keynote is on"`,
  options: { why: { type: 'string' } },
  takes: [1, 1],

  async run(input) {
    const remote = remoteName(input.positionals[0] as string);
    const registry = new RegistryClient(input.settings.registry, tokenFor(input.settings, remote));
    const why = text(input, 'why');
    const { changed, remote: now } = await registry.pause(remote, { ...(why !== undefined && { why }) });
    const release = strong(`${remote}@${now.candidate?.release}`);
    const share = formatWeight(now.candidate?.weight ?? 0);
    input.say(changed ? `${release} is waiting at ${share}.` : `${release} is already waiting at ${share}.`);
  },
};
