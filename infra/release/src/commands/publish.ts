import type { ChangeAnswer } from '@coachlab/contracts';
import { basename } from 'node:path';
import { buildRemote } from '../build.ts';
import { type Command, type Input, text } from '../command.ts';
import { bytes, seconds } from '../format/quantities.ts';
import { strong } from '../format/table.ts';
import { pack } from '../pack.ts';
import { RegistryClient } from '../registry-client.ts';
import { remoteFolder } from '../remote-folder.ts';
import { tokenFor } from '../settings.ts';
import { sayPromoted } from './promote.ts';

export const publish: Command = {
  summary: 'build a remote and store it as a new release',
  help: `coachlab publish <folder> [--promote] [--why <reason>] [--no-build]

Builds the remote in <folder> (a path, or the section's name), packs it and sends it to the registry, which
checks it. Publishing alone shows it to nobody.

  --promote        give it to everybody at once
  --why <reason>   for the audit trail, with --promote
  --no-build       send what is in <folder>/build as it is

  coachlab publish mfe-catalog
  coachlab publish catalog --promote --why "typo on the lab page"`,
  options: { promote: { type: 'boolean' }, why: { type: 'string' }, 'no-build': { type: 'boolean' } },
  takes: [1, 1],

  async run(input) {
    const folder = remoteFolder(input.positionals[0] as string, input.cwd);
    if (!input.options['no-build']) await build(folder, input);
    const { name, version, files, archive } = await pack(folder);
    const registry = new RegistryClient(input.settings.registry, tokenFor(input.settings, name));

    const { created } = await registry.publish(name, archive);
    const release = strong(`${name}@${version}`);
    input.say(
      created
        ? `Published ${release} (${files} files, ${bytes(archive.length)} packed).`
        : `${release} is published already, with the same content.`,
    );
    if (input.options['promote']) {
      sayPromoted(input, name, version, await promote(registry, name, version, input));
    } else if (created) {
      input.say(`Nobody sees it yet. Next:`);
      input.say(`  coachlab canary ${name}@${version} --weight 10%`);
      input.say(`  coachlab promote ${name}@${version}`);
    }
  },
};

async function build(folder: string, { say }: Input): Promise<void> {
  const began = performance.now();
  await buildRemote(folder);
  say(`Built ${basename(folder)} in ${seconds(began, performance.now())}.`);
}

function promote(
  registry: RegistryClient,
  name: string,
  version: string,
  input: Input,
): Promise<ChangeAnswer> {
  const why = text(input, 'why');
  return registry.promote(name, { version, ...(why !== undefined && { why }) });
}
