import type { ChangeAnswer } from '@coachlab/contracts';
import { type Command, type Input, text } from '../command.ts';
import type { RegistryClient } from '../registry-client.ts';
import { sendRelease } from '../send-release.ts';
import { sayPromoted } from './promote.ts';

export const publish: Command = {
  summary: 'build a remote and store it as a new release',
  help: `coachlab publish <folder> [--promote] [--why <reason>] [--no-build] [--no-types]

Builds the remote in <folder> (a path, or the section's name), packs it and sends it to the registry, which
checks it. Publishing alone shows it to nobody. A section with type errors is not sent.

  --promote        give it to everybody at once
  --why <reason>   for the audit trail, with --promote
  --no-build       send what is in <folder>/build as it is
  --no-types       leave the types to who has checked them already

  coachlab publish mfe-catalog
  coachlab publish catalog --promote --why "typo on the lab page"`,
  options: {
    promote: { type: 'boolean' },
    why: { type: 'string' },
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
      sayPromoted(input, name, version, await promote(registry, name, version, input));
    } else if (created) {
      input.say(`Nobody sees it yet. Next:`);
      input.say(`  coachlab canary ${name}@${version} --weight 10%`);
      input.say(`  coachlab promote ${name}@${version}`);
    }
  },
};

function promote(
  registry: RegistryClient,
  name: string,
  version: string,
  input: Input,
): Promise<ChangeAnswer> {
  const why = text(input, 'why');
  return registry.promote(name, { version, ...(why !== undefined && { why }) });
}
