import { basename } from 'node:path';
import { findRemote, findVersion, likelyVersion, splitRelease } from '../choose-release.ts';
import { type Command, type Input, text } from '../command.ts';
import { UsageError } from '../command-error.ts';
import { strong } from '../format/table.ts';
import { RegistryClient } from '../registry-client.ts';
import { remoteName } from '../remote-folder.ts';
import { sendRelease } from '../send-release.ts';
import { tokenFor } from '../settings.ts';
import { siteOf } from '../site-address.ts';

const DEFAULT_MINUTES = 60;

export const override: Command = {
  summary: 'try any published release in one browser',
  help: `coachlab override <remote>[@version] [--minutes <number>] [--site <address>]
coachlab override <folder> --build [--minutes <number>] [--site <address>]
coachlab override --clear

Prints a link. Anyone who opens it and confirms runs that release in that browser until it expires, whatever is live
for everybody else; a banner on every page says so. Without a version: the running candidate, or else the newest release.
With --build: the current sources in <folder>, which are built and published first. Nobody else sees it.

  --build              the sources on this machine
  --minutes <number>   1 to 1440; default: ${DEFAULT_MINUTES}
  --site <address>     the site's address, if COACHLAB_REGISTRY names the registry itself
  --clear              explains how to end one

  coachlab override events@1.5.0 --minutes 30
  coachlab override mfe-events --build`,
  options: {
    build: { type: 'boolean' },
    minutes: { type: 'string' },
    site: { type: 'string' },
    clear: { type: 'boolean' },
  },
  takes: [0, 1],

  async run(input) {
    const [given] = input.positionals;
    if (input.options['clear']) return sayHowToClear(input);
    if (given === undefined) throw new UsageError('Name a release: coachlab override events@1.5.0');
    const minutes = Number(text(input, 'minutes') ?? DEFAULT_MINUTES);
    if (!Number.isInteger(minutes) || minutes < 1 || minutes > 1_440)
      throw new UsageError('--minutes takes 1 to 1440.');
    const site = siteOf(input);

    const { name, version, registry } = await (input.options['build'] ? build : choose)(given, input);
    const { path, expiresAt } = await registry.override({ releases: { [name]: version }, minutes });
    input.say(`${site}${path}`);
    input.say(`It shows ${strong(`${name}@${version}`)} in the browser that opens it, until ${expiresAt}.`);
    input.say('Anyone with the link can use it until then. A banner on every page ends it.');
  },
};

interface Chosen {
  name: string;
  version: string;
  registry: RegistryClient;
}

function build(given: string, input: Input): Promise<Chosen> {
  if (basename(given).includes('@'))
    throw new UsageError('--build takes a folder or a section, which has no version yet.');
  return sendRelease(given, input);
}

async function choose(given: string, { settings }: Input): Promise<Chosen> {
  const { remote: name, version: wanted } = splitRelease(remoteName(given));
  const registry = new RegistryClient(settings.registry, tokenFor(settings, name));
  const state = findRemote(await registry.status(), name);
  const version = wanted === null ? likelyVersion(state, 'override') : findVersion(state, wanted);
  return { name, version, registry };
}

/** The override is a cookie of a browser, which no command can reach. */
function sayHowToClear(input: Input): void {
  const site = siteOf(input);
  input.say(`Press "Back to the live site" in the banner across the top of any page of ${site}.`);
  input.say('No banner, no override. It also ends by itself when it expires.');
}
