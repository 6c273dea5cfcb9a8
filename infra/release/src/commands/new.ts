import { resolve } from 'node:path';
import { type Command, text } from '../command.ts';
import { UsageError } from '../command-error.ts';
import { remoteName } from '../remote-folder.ts';
import { mustBeFree, scaffold } from '../scaffold.ts';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const PREFIX = /^(\/[a-z0-9][a-z0-9._~-]*)+$/;

export const create: Command = {
  summary: 'create a section and its service in new folders',
  help: `coachlab new <name> [--service] [--prefix <path>] [--owner <team>] [--packages <folder>]

Writes mfe-<name> into this folder: a list page and a detail page with their loading, empty and error states, a menu
entry, tests, and the files for a build server. It passes its own checks from the start.

  --service            also writes service-<name>: a NestJS service that answers the pages, with a migration, tests and
                       an image
  --prefix <path>      where its pages live; default: /<name>
  --owner <team>       the team that owns it; default: team-<name>
  --packages <folder>  where npm run packages put @coachlab's archives, if no package registry has them

  coachlab new events --service --prefix /events --owner team-events`,
  options: {
    service: { type: 'boolean' },
    prefix: { type: 'string' },
    owner: { type: 'string' },
    packages: { type: 'string' },
  },
  takes: [1, 1],

  async run(input) {
    const name = remoteName(input.positionals[0] as string);
    const prefix = text(input, 'prefix') ?? `/${name}`;
    const owner = text(input, 'owner') ?? `team-${name}`;
    const packages = text(input, 'packages');
    if (!NAME.test(name))
      throw new UsageError(
        `"${name}" is not a valid section name: use lower-case letters, digits and hyphens.`,
      );
    if (!PREFIX.test(prefix))
      throw new UsageError(`--prefix is "${prefix}"; it must be a plain path such as /events.`);
    if (!NAME.test(owner))
      throw new UsageError(`--owner is "${owner}": use lower-case letters, digits and hyphens.`);
    const words = { name, prefix, owner, Title: titleOf(name), key: name.includes('-') ? `'${name}'` : name };
    const folders = {
      section: `mfe-${name}`,
      ...(input.options['service'] && { service: `service-${name}` }),
    };
    for (const folder of Object.values(folders)) mustBeFree(resolve(input.cwd, folder));
    for (const [template, folder] of Object.entries(folders)) {
      await scaffold(template, resolve(input.cwd, folder), words, packages && resolve(input.cwd, packages));
      input.say(`${folder} is ready. Next:`);
      input.say(`  (cd ${folder} && npm install && npm run check)`);
    }
    input.say(
      `  (cd ${folders.section} && npm run dev -- --site <address>)   shows it inside a running site`,
    );
    input.say('Its README.md explains how to publish it.');
  },
};

/** `team-events` to `Team events`. */
function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
