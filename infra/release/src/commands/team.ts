import { type Command, type Input, text } from '../command.ts';
import { UsageError } from '../command-error.ts';
import { strong, table } from '../format/table.ts';
import { RegistryClient } from '../registry-client.ts';
import { remoteName } from '../remote-folder.ts';
import { operatorToken } from '../settings.ts';

const ACTIONS: Record<string, (input: Input, registry: RegistryClient, name: string) => Promise<void>> = {
  create,
  list,
  remove,
};

export const team: Command = {
  summary: 'add, list and remove sections while the site runs (operators)',
  help: `coachlab team create <name> --prefix <paths> [--owner <team>] [--api <list>] [--slot <names>]
coachlab team list [--json]
coachlab team remove <name> [--retire]

Adds a section to the running site: what it owns, where its service is, and its team's first token, which is printed once.
No process has to be restarted. Removing a section deletes its releases, its names and its tokens; this is refused while
another section calls its API, and while visitors have it. Both need the operator's token.

  --prefix <paths>  comma-separated; /events covers itself and everything below it
  --owner <team>    the team that owns it; default: team-<name>
  --api <list>      its APIs and the origin of their service, as the gateway reaches it: events=http://events:4110
  --slot <names>    what other sections may open from it
  --retire          with remove: also take it away from visitors who have it
  --json            the registry's answer, for scripts

  coachlab team create events --owner team-events --prefix /events --api events=http://events:4110`,
  options: {
    prefix: { type: 'string' },
    owner: { type: 'string' },
    api: { type: 'string' },
    slot: { type: 'string' },
    retire: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  takes: [1, 2],

  async run(input) {
    const [action = '', name = ''] = input.positionals;
    const run = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
    if (!run) throw new UsageError(`There is no "team ${action}"; there are create, list, remove.`);
    if (action !== 'list' && name === '')
      throw new UsageError(`Name the section: coachlab team ${action} events`);
    await run(
      input,
      new RegistryClient(input.settings.registry, operatorToken(input.settings)),
      remoteName(name),
    );
  },
};

async function create(input: Input, registry: RegistryClient, name: string): Promise<void> {
  const routes = words(input, 'prefix');
  if (routes.length === 0) throw new UsageError(`Choose where its pages live: --prefix /${name}`);
  const made = await registry.createTeam({
    name,
    owner: text(input, 'owner') ?? `team-${name}`,
    routes,
    slots: words(input, 'slot'),
    apis: addresses(text(input, 'api')),
  });
  input.say(made.token);
  input.say(`The token of ${strong(made.name)}, whose pages live below ${made.routes.join(' and ')}.`);
  input.say(`It is shown only once. Use it with: COACHLAB_TOKEN=… npx coachlab publish mfe-${made.name}`);
}

async function list(input: Input, registry: RegistryClient): Promise<void> {
  const teams = await registry.teams();
  if (input.options['json']) return input.say(JSON.stringify(teams, null, 2));
  if (teams.length === 0) return input.say('No operator has added a section.');
  const rows = teams.map(({ name, owner, routes, apis, createdAt }) => [
    name,
    owner,
    routes.join(' '),
    Object.entries(apis)
      .map(([api, origin]) => `${api}=${origin}`)
      .join(' '),
    createdAt,
  ]);
  input.say(table(['section', 'owner', 'prefixes', 'APIs', 'since'], rows));
}

async function remove(input: Input, registry: RegistryClient, name: string): Promise<void> {
  await registry.removeTeam(name, input.options['retire'] === true);
  input.say(`${strong(name)} has been removed, with its releases, names and tokens.`);
}

/** `artifacts=http://host:4101,personas=…` to API and address. */
function addresses(given: string | undefined): Record<string, string> {
  if (given === undefined) return {};
  return Object.fromEntries(
    given.split(',').map((pair): [string, string] => {
      const at = pair.indexOf('=');
      const [api, address] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
      if (at > 0 && api !== '' && URL.canParse(address)) return [api, address];
      throw new UsageError(`--api: "${pair}" is not api=address.`);
    }),
  );
}

function words(input: Input, option: string): string[] {
  return (text(input, option) ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}
