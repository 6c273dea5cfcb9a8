import { findRemote, findVersion } from '../choose-release.ts';
import { type Command, text } from '../command.ts';
import { strong } from '../format/table.ts';
import { RegistryClient } from '../registry-client.ts';
import { remoteName } from '../remote-folder.ts';
import { tokenFor } from '../settings.ts';

export const rollback: Command = {
  summary: 'go back to an earlier release',
  help: `coachlab rollback <remote> [--to <version>] [--why <reason>]

Gives everybody an earlier release, and ends a running rollout. Without --to: the stable release before this one.

  --to <version>   any published release of the remote
  --why <reason>   for the audit trail

  coachlab rollback catalog --why "search is broken"
  coachlab rollback catalog --to 1.4.1`,
  options: { to: { type: 'string' }, why: { type: 'string' } },
  takes: [1, 1],

  async run(input) {
    const remote = remoteName(input.positionals[0] as string);
    const registry = new RegistryClient(input.settings.registry, tokenFor(input.settings, remote));
    const [to, why] = [text(input, 'to'), text(input, 'why')];
    const before = findRemote(await registry.status(), remote);
    const { changed, remote: now } = await registry.rollback(remote, {
      ...(to !== undefined && { version: findVersion(before, to) }),
      ...(why !== undefined && { why }),
    });
    const release = strong(`${remote}@${now.stable}`);
    if (!changed) return input.say(`${release} is already the stable release, and no rollout is running.`);
    input.say(
      before.stable === now.stable
        ? `Everybody is on ${release} again; the rollout has ended.`
        : `Rolled back to ${release}; previously: ${before.stable}. Visitors get it with their next page.`,
    );
    if (before.candidate && before.stable !== now.stable) {
      input.say(`The rollout of ${before.candidate.release} has ended as well.`);
    }
  },
};
