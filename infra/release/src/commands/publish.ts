import type { Command } from '../command.ts';
import { REHEARSAL_OPTIONS } from '../reason.ts';
import { sendRelease } from '../send-release.ts';
import { promoteRelease, sayPromoted } from './promote.ts';

export const publish: Command = {
  summary: 'build a remote and store it as a new release',
  help: `coachlab publish <folder> [--promote] [--why <reason>] [--no-build] [--no-types]

Builds the remote in <folder> (a path, or the section's name), packs it and sends it to the registry, which
checks it. Publishing alone shows it to nobody. A section with type errors is not sent.

  --promote          give it to everybody at once
  --why <reason>     for the audit trail, with --promote
  --anyway           although its rehearsal failed, or there was none; needs --why
  --site <address>   the site's address for a rehearsal, where COACHLAB_REGISTRY names the registry itself
  --no-build         send what is in <folder>/build as it is
  --no-types         leave the types to who has checked them already

  coachlab publish mfe-catalog
  coachlab publish catalog --promote --why "typo on the lab page"`,
  options: {
    promote: { type: 'boolean' },
    why: { type: 'string' },
    ...REHEARSAL_OPTIONS,
    'no-build': { type: 'boolean' },
    'no-types': { type: 'boolean' },
  },
  takes: [1, 1],

  async run(input) {
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
      sayPromoted(input, name, version, await promoteRelease(input, registry, name, version));
    } else if (created) {
      input.say(`Nobody sees it yet. Next:`);
      input.say(`  coachlab rehearse ${name}@${version}`);
      input.say(`  coachlab canary ${name}@${version} --weight 10%`);
      input.say(`  coachlab promote ${name}@${version}`);
    }
  },
};
