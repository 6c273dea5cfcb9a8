import type { TokenInfo, TokenScope } from '@coachlab/contracts';
import { type Command, type Input, text } from '../command.ts';
import { CommandError, UsageError } from '../command-error.ts';
import { strong, table } from '../format/table.ts';
import { RegistryClient } from '../registry-client.ts';
import { remoteName } from '../remote-folder.ts';
import { tokenFor } from '../settings.ts';

const SCOPES: TokenScope[] = ['read', 'publish', 'release'];
const DEFAULT_DAYS = 90;

const ACTIONS: Record<string, (input: Input, registry: RegistryClient, rest: string[]) => Promise<void>> = {
  create,
  list,
  revoke,
};

export const token: Command = {
  summary: "create, list and revoke a team's tokens",
  help: `coachlab token create <remote> --scope <scope> --label <words> [--days <number>]
coachlab token list <remote> [--json]
coachlab token revoke <remote> <id>

A new token is printed once; the registry stores only its hash. Creating one needs a token of scope release. To rotate:
create a new token, put it where the old one is used, then revoke the old one, which stays valid until then.

  --scope <scope>   read (look), publish (and override), release (everything)
  --label <words>   what it is for
  --days <number>   1 to 365; default: ${DEFAULT_DAYS}
  --json            the registry's answer, for scripts

  coachlab token create catalog --scope publish --label "build server"`,
  options: {
    scope: { type: 'string' },
    label: { type: 'string' },
    days: { type: 'string' },
    json: { type: 'boolean' },
  },
  takes: [2, 3],

  async run(input) {
    const [action = '', remote = '', ...rest] = input.positionals;
    const run = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
    if (!run) throw new UsageError(`There is no "token ${action}"; there are create, list, revoke.`);
    const name = remoteName(remote);
    const registry = new RegistryClient(input.settings.registry, tokenFor(input.settings, name));
    await checkHolder(registry, name);
    await run(input, registry, rest);
  },
};

/** The registry acts for whoever holds the token, whatever name was asked for: another team's must not pass for this one's. */
async function checkHolder(registry: RegistryClient, name: string): Promise<void> {
  const { remote } = await registry.currentToken();
  if (remote === name) return;
  throw new CommandError('not_your_remote', `This token is for ${remote}, not for ${name}.`, {
    details: [`Set COACHLAB_TOKEN to a token of ${name}.`],
  });
}

async function create(input: Input, registry: RegistryClient): Promise<void> {
  const scope = SCOPES.find((each) => each === text(input, 'scope'));
  const label = text(input, 'label')?.trim();
  const expiresInDays = Number(text(input, 'days') ?? DEFAULT_DAYS);
  if (!scope) throw new UsageError('Choose what it may do: --scope read, publish or release.');
  if (!label) throw new UsageError('Describe what it is for: --label "build server"');
  if (!Number.isInteger(expiresInDays) || expiresInDays < 1 || expiresInDays > 365)
    throw new UsageError('--days takes 1 to 365.');
  const made = await registry.createToken({ scope, expiresInDays, label });
  input.say(made.token);
  input.say(`Token ${made.id} of ${strong(made.remote)}, scope ${made.scope}, until ${made.expiresAt}.`);
  input.say('It is shown only once.');
}

async function list(input: Input, registry: RegistryClient): Promise<void> {
  const tokens = await registry.tokens();
  if (input.options['json']) return input.say(JSON.stringify(tokens, null, 2));
  input.say(table(['ID', 'SCOPE', 'FOR', 'UNTIL', 'FROM'], tokens.map(cells)));
}

async function revoke(input: Input, registry: RegistryClient, [given]: string[]): Promise<void> {
  const id = Number(given);
  if (!Number.isInteger(id) || id < 1)
    throw new UsageError("Name the token's id: coachlab token revoke catalog 12");
  await registry.revokeToken(id);
  input.say(`Token ${id} is revoked.`);
}

function cells({ id, scope, label, expiresAt, source }: TokenInfo): string[] {
  const from = source === 'bootstrap' ? "the registry's settings" : 'the team';
  return [String(id), strong(scope), label ?? '-', expiresAt?.slice(0, 10) ?? '-', from];
}
