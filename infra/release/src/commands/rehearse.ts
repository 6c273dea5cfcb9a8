import { findRemote, findVersion, likelyVersion, splitRelease } from '../choose-release.ts';
import { type Command, type Input, texts } from '../command.ts';
import { CommandError, UsageError } from '../command-error.ts';
import { describeRehearsal, PARTS } from '../rehearsal/describe.ts';
import { Pictures } from '../rehearsal/pictures.ts';
import { playAndReport } from '../rehearsal/report.ts';
import { describeAbsence, isRehearserThere, waitFor } from '../rehearsal/wait.ts';
import { RegistryClient } from '../registry-client.ts';
import { remoteName } from '../remote-folder.ts';
import { tokenFor } from '../settings.ts';

export const rehearse: Command = {
  summary: 'play a release inside the live site before anybody meets it',
  help: `coachlab rehearse <remote>[@version] [--site <address>] [--only <path>]… [--pictures <folder>] [--json]
       coachlab rehearse <remote>[@version] --by-platform

Asks the site for every page of a published release, by an override of its own, with everything else as it is live:
first on the server, then in Chromium, where each button of the page is pressed once and
the page is audited for accessibility. Nothing is written: calls that would are answered by the rehearsal itself. What
the stable release does as well does not count. Of more than 50 addresses it takes some of each route, and 12 of them
(one of each route at least) go into the browser. Without Chromium the rest still happens.

It ends with 1 when the release has a fault. The registry keeps the result with the release: one that failed its last
rehearsal reaches no visitor, unless somebody says --anyway.

  --by-platform      the platform's own rehearser plays it instead of this machine, and its word stands above the team's
  --site <address>   the site's address, where COACHLAB_REGISTRY names the registry itself
  --only <path>      this address alone; may be given again. The registry is told nothing then
  --pictures <dir>   a picture of each page beside stable's, and what differs, in <dir>/index.html
  --json             for scripts

CHROMIUM_PATH names a Chromium in an unusual place. playwright-core and axe-core have to be installed.

  coachlab rehearse events@1.5.0
  coachlab rehearse events --only /events`,
  options: {
    site: { type: 'string' },
    only: { type: 'string', multiple: true },
    pictures: { type: 'string' },
    json: { type: 'boolean' },
    'by-platform': { type: 'boolean' },
  },
  takes: [1, 1],

  async run(input) {
    const { remote, version: wanted } = splitRelease(remoteName(input.positionals[0] as string));
    const only = texts(input, 'only');
    const strange = only.find((path) => !path.startsWith('/'));
    if (strange !== undefined) throw new UsageError(`--only takes a path such as /events, not "${strange}".`);
    const registry = new RegistryClient(input.settings.registry, tokenFor(input.settings, remote));
    const status = await registry.status();
    const state = findRemote(status, remote);
    const version = wanted === null ? likelyVersion(state, 'rehearse') : findVersion(state, wanted);
    if (input.options['by-platform']) return playedByPlatform(input, registry, { remote, version });
    const folder = input.options['pictures'];
    const pictures = typeof folder === 'string' ? new Pictures(folder) : null;
    const rehearsal = await playAndReport(input, registry, status, {
      remote,
      version,
      only: only.length > 0 ? only : null,
      pictures,
    });
    const shown = pictures?.write(`${remote}@${version}`);
    if (shown !== undefined && !input.options['json']) input.say(`Pictures: ${shown}`);
    input.say(input.options['json'] ? JSON.stringify(rehearsal, null, 2) : describeRehearsal(rehearsal));
    if (!rehearsal.passed) {
      throw new CommandError('rehearsal_failed', `${remote}@${version} failed its rehearsal.`);
    }
  },
};

async function playedByPlatform(
  input: Input,
  registry: RegistryClient,
  release: { remote: string; version: string },
): Promise<void> {
  const { remote, version } = release;
  await registry.requestRehearsal(remote, version);
  const status = await registry.status();
  if (!isRehearserThere(status, Date.now())) input.say(describeAbsence(status));
  await waitFor(input, registry, release);
  const found = findRemote(await registry.status(), remote).releases.find((each) => each.version === version);
  const faults = found?.rehearsal?.faults ?? [];
  if (faults.length === 0) return input.say(`${remote}@${version} passed the platform's rehearsal.`);
  throw new CommandError('rehearsal_failed', `${remote}@${version} failed the platform's rehearsal:`, {
    details: faults.map(({ address, part, text }) => `${address}  ${PARTS[part]}: ${text}`),
  });
}
