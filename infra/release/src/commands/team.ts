import { type Command, type Input, text } from '../command.ts';
import { UsageError } from '../command-error.ts';
import { strong, table } from '../format/table.ts';
import { RegistryClient } from '../registry-client.ts';
import { remoteName } from '../remote-folder.ts';
import { operatorToken } from '../settings.ts';
import { parseUpstreams } from '../upstream-list.ts';

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
No process has to be started anew. Removing it takes its releases, its names and its tokens away; it is refused while
another section calls its API, and while visitors have it. Both take the operator's token.

  --prefix <paths>  comma-separated; /events stands for itself and all below it
  --owner <team>    who answers for it; team-<name> unless told
  --api <list>      its APIs and the origin of their service, as the gateway reaches it: events=http://events:4110
  --slot <names>    what other sections may open of it
  --retire          with remove: also take it from visitors who have it
  --json            as the registry answers, for scripts

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
    if (action !== 'list' && name === '') throw new UsageError(`Say which: coachlab team ${action} events`);
    await run(
      input,
      new RegistryClient(input.settings.registry, operatorToken(input.settings)),
      remoteName(name),
    );
  },
};

async function create(input: Input, registry: RegistryClient, name: string): Promise<void> {
  const routes = words(input, 'prefix');
  if (routes.length === 0) throw new UsageError(`Say where its pages live: --prefix /${name}`);
  const made = await registry.createTeam({
    name,
    owner: text(input, 'owner') ?? `team-${name}`,
    routes,
    slots: words(input, 'slot'),
    apis: parseUpstreams(text(input, 'api'), '--api') ?? {},
  });
  input.say(made.token);
  input.say(`The token of ${strong(made.name)}, whose pages live below ${made.routes.join(' and ')}.`);
  input.say(`It is shown this once. With it: COACHLAB_TOKEN=… npx coachlab publish mfe-${made.name}`);
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
  input.say(`${strong(name)} is gone, with its releases, its names and its tokens.`);
}

function words(input: Input, option: string): string[] {
  return (text(input, option) ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}
