import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '../command.ts';
import { CommandError } from '../command-error.ts';
import { RegistryClient } from '../registry-client.ts';
import { remoteFolder } from '../remote-folder.ts';
import { tokenFor } from '../settings.ts';

export const check: Command = {
  summary: 'check whether every release runs on a built shell',
  help: `coachlab check <folder of the shell>

Asks the registry whether every stable release, every candidate and every release that a team may roll back to runs on
the shell in <folder>/build, and lists the ones that do not. Run it before you deploy a shell; it changes nothing. It
needs the shells' token.

  coachlab check shell`,
  options: {},
  takes: [1, 1],

  async run(input) {
    const folder = remoteFolder(input.positionals[0] as string, input.cwd);
    const registry = new RegistryClient(input.settings.registry, tokenFor(input.settings, 'shell'));
    await registry.checkShell(readProvides(join(folder, 'build/provides.json')));
    input.say('Every release that visitors have or may be given runs on this shell.');
  },
};

function readProvides(file: string): object {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as object;
  } catch (cause) {
    throw new CommandError('shell_not_built', `${file} cannot be read: build the shell first.`, { cause });
  }
}
