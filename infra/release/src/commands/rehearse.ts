import { findRemote, findVersion, likelyVersion, splitRelease } from '../choose-release.ts';
import { type Command, type Input, texts } from '../command.ts';
import { CommandError, EXIT, UsageError } from '../command-error.ts';
import { describeRehearsal, PARTS } from '../rehearsal/describe.ts';
import { Pictures } from '../rehearsal/pictures.ts';
import { playAndReport } from '../rehearsal/report.ts';
import { describeAbsence, isRehearserThere, waitFor } from '../rehearsal/wait.ts';
import { RegistryClient } from '../registry-client.ts';
import { remoteName } from '../remote-folder.ts';
import { tokenFor } from '../settings.ts';

export const rehearse: Command = {
  summary: 'test a release inside the live site before visitors get it',
  help: `coachlab rehearse <remote>[@version] [--site <address>] [--only <path>]… [--pictures <folder>] [--json]
       coachlab rehearse <remote>[@version] --by-platform

Requests every page of a published release inside the live site, with an override of its own: first on the server, then
in Chromium, where it clicks each button of the page once and checks the page's accessibility. Nothing is written: the
rehearsal itself answers calls that would. Faults that the stable release shows too do not count. Of more than 50
addresses it takes some from each route, and opens 12 of them (at least one per route) in the browser.

It exits with 1 if the release has a fault, and with 2 if no browser looked at it: such a rehearsal does not count where
one is required. The registry stores the result with the release: a release whose last
rehearsal failed reaches no visitor without --anyway.

  --by-platform      the platform's rehearser runs it instead of this machine; its result takes precedence over the team's
  --site <address>   the site's address, if COACHLAB_REGISTRY names the registry itself
  --only <path>      only this address, also in Chromium; may be repeated. The result is then not sent to the registry
  --pictures <dir>   screenshots of each page next to stable's, and their differences, in <dir>/index.html
  --json             for scripts

CHROMIUM_PATH names a Chromium in an unusual place. Install what it needs: npm install --save-dev playwright-core axe-core

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
    if (rehearsal.withoutBrowser !== null) {
      throw new CommandError(
        'rehearsal_incomplete',
        `${remote}@${version} was looked at on the server only.`,
        {
          exit: EXIT.incomplete,
        },
      );
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
