import { findRemote } from '../choose-release.ts';
import type { Command } from '../command.ts';
import { sendRelease } from '../send-release.ts';
import { formatWeight } from '../weight.ts';
import { PROMOTE_OPTIONS, promoteRelease, requireReason, sayPromoted } from './promote.ts';

export const publish: Command = {
  summary: 'build a remote and store it as a new release',
  help: `coachlab publish <folder> [--promote [--at-once]] [--why <reason>] [--no-build] [--no-types]

Builds the remote in <folder> (a path, or the section's name), packs it and sends it to the registry, which
checks it. Publishing alone shows it to nobody. A section with type errors is not sent.

  --promote          give it to everybody within half an hour, and withdraw it if it fails (coachlab promote --help)
  --at-once          with --promote: to everybody with their next page, without being judged; needs --why
  --why <reason>     for the audit trail, with --promote
  --anyway           proceed although its rehearsal failed or is missing; needs --why
  --site <address>   the site's address for a rehearsal, if COACHLAB_REGISTRY names the registry itself
  --no-build         send <folder>/build as it is
  --no-types         skip the type check, if it has been done already

  coachlab publish mfe-events
  coachlab publish events --promote --why "typo on the list of events"`,
  options: {
    promote: { type: 'boolean' },
    ...PROMOTE_OPTIONS,
    'no-build': { type: 'boolean' },
    'no-types': { type: 'boolean' },
  },
  takes: [1, 1],

  async run(input) {
    if (input.options['promote']) requireReason(input);
    const { name, version, created, unknown, registry } = await sendRelease(
      input.positionals[0] as string,
      input,
      {
        build: !input.options['no-build'],
        types: !input.options['no-types'],
      },
    );
    for (const sentence of unknown) input.say(sentence);
    if (input.options['promote']) {
      const running = findRemote(await registry.status(), name).candidate;
      // A build that is repeated must not cut short how the release is judged.
      if (running?.release === version && !input.options['at-once']) {
        return input.say(
          `It is already being rolled out, to ${formatWeight(running.weight)} of the visitors.`,
        );
      }
      sayPromoted(input, name, version, await promoteRelease(input, registry, name, version));
    } else if (created) {
      input.say(`Nobody sees it yet. Next:`);
      input.say(`  coachlab rehearse ${name}@${version}`);
      input.say(`  coachlab canary ${name}@${version} --weight 10%`);
      input.say(`  coachlab promote ${name}@${version}`);
    }
  },
};
