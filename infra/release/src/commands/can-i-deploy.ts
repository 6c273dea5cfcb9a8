import type { ServiceCheckAnswer } from '@coachlab/contracts';
import { type Command, text } from '../command.ts';
import { UsageError } from '../command-error.ts';
import { table } from '../format/table.ts';
import { RegistryClient } from '../registry-client.ts';
import { anyToken } from '../settings.ts';

const API = /^([a-z][a-z0-9-]*)@(\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.+-]+)?)$/;

export const canIDeploy: Command = {
  summary: 'check whether a service can be deployed without breaking a page',
  help: `coachlab can-i-deploy service [<api>@<version> …] [--without <apis>]

Asks the registry whether every stable release, every candidate and every release that a team may roll back to works with
a service that provides these API versions, and lists the ones that would break. Run it before you deploy a service; it
changes nothing.

  --without <apis>  comma-separated: APIs that the service no longer provides

  coachlab can-i-deploy service events@1.3.0
  coachlab can-i-deploy service events@2.0.0 --without talks`,
  options: { without: { type: 'string' } },
  takes: [1, 50],

  async run(input) {
    const [what, ...versions] = input.positionals;
    if (what !== 'service')
      throw new UsageError(
        `can-i-deploy checks a "service", not "${what}". For a shell: coachlab check <folder>.`,
      );
    const gone = (text(input, 'without') ?? '')
      .split(',')
      .map((api) => api.trim())
      .filter(Boolean);
    const apis = {
      ...Object.fromEntries(versions.map(readApi)),
      ...Object.fromEntries(gone.map((api) => [api, null])),
    };
    if (Object.keys(apis).length === 0)
      throw new UsageError(
        'Name the API versions it would provide: coachlab can-i-deploy service events@1.3.0',
      );
    const registry = new RegistryClient(input.settings.registry, anyToken(input.settings));
    const { callers } = await registry.checkService({ apis });
    for (const line of describe(Object.keys(apis), callers)) input.say(line);
  },
};

function readApi(given: string): [api: string, version: string] {
  const [, api, version] = API.exec(given) ?? [];
  if (!api || !version) throw new UsageError(`"${given}" is not an API and version such as events@1.3.0.`);
  return [api, version];
}

function* describe(apis: string[], callers: ServiceCheckAnswer['callers']): Iterable<string> {
  yield 'Yes: it breaks no release that visitors have or may be given.';
  const rows = callers.map(({ api, remote, version, role, range }) => [
    api,
    `${remote}@${version}`,
    role,
    range,
  ]);
  if (rows.length > 0) yield table(['API', 'called by', 'which is', 'needs'], rows);
  const uncalled = apis.filter((api) => callers.every((caller) => caller.api !== api));
  // Or its name is misspelt.
  if (uncalled.length > 0) yield `No release calls ${uncalled.join(' or ')}.`;
}
