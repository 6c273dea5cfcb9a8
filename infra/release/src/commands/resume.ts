import { type Command, text } from '../command.ts';
import { strong } from '../format/table.ts';
import { RegistryClient } from '../registry-client.ts';
import { remoteName } from '../remote-folder.ts';
import { tokenFor } from '../settings.ts';
import { formatWeight } from '../weight.ts';

export const resume: Command = {
  summary: 'continue a rollout',
  help: `coachlab resume <remote> [--why <reason>]

Opens the gate at which the rollout waits, or ends its pause. A held or frozen rollout starts its count again.

  --why <reason>   for the audit trail

  coachlab resume catalog --why "looks good to support"`,
  options: { why: { type: 'string' } },
  takes: [1, 1],

  async run(input) {
    const remote = remoteName(input.positionals[0] as string);
    const registry = new RegistryClient(input.settings.registry, tokenFor(input.settings, remote));
    const why = text(input, 'why');
    const { remote: now } = await registry.resume(remote, { ...(why !== undefined && { why }) });
    const release = strong(`${remote}@${now.candidate?.release}`);
    input.say(`${release} goes on, at ${formatWeight(now.candidate?.weight ?? 0)}.`);
  },
};
