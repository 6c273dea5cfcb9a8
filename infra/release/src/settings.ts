import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { CommandError, UsageError } from './command-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The repository this command belongs to; where it is installed as a package, the folder it is called in. */
export const ROOT = import.meta.dirname.includes(`${sep}node_modules${sep}`)
  ? process.cwd()
  : resolve(import.meta.dirname, '../../..');

export interface Settings {
  /** Origin of the registry, or of the site: the gateway passes the same addresses on. */
  registry: string;
  /** Where `npm start` keeps the teams' tokens. */
  secrets: string;
  /** From the environment; counts for every remote. */
  token: string | null;
}

export function readSettings(env: Environment): Settings {
  const registry = env['COACHLAB_REGISTRY'] || env['COACHLAB_REGISTRY_URL'] || 'http://localhost:4000';
  const url = URL.parse(registry);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new UsageError(`COACHLAB_REGISTRY is "${registry}", which is not an http address.`);
  }
  return {
    registry: registry.replace(/\/+$/, ''),
    secrets: join(resolve(env['COACHLAB_DATA'] || join(ROOT, '.data')), 'secrets'),
    token: env['COACHLAB_TOKEN'] || null,
  };
}

/** The token of one remote's team. */
export function tokenFor({ token, secrets }: Settings, remote: string): string {
  const found = token ?? storedTokens(secrets).get(remote);
  if (found) return found;
  throw new CommandError('token_missing', `There is no token for ${remote}.`, {
    details: [`Set COACHLAB_TOKEN, or run npm start once: it creates tokens in ${secrets}.`],
  });
}

/** The operator's token, for what is no team's: sections that come and go, and what browsers keep. */
export function operatorToken({ token, secrets }: Settings): string {
  const found = token ?? storedTokens(secrets).get('operator');
  if (found) return found;
  throw new CommandError('token_missing', "There is no operator's token.", {
    details: [`Set COACHLAB_TOKEN, or run npm start once: it creates tokens in ${secrets}.`],
  });
}

/** Any team's token: enough to look. */
export function anyToken({ token, secrets }: Settings): string {
  const [found] = token ? [token] : teamTokens(secrets).values();
  if (found) return found;
  throw new CommandError('token_missing', 'There is no token.', {
    details: [`Set COACHLAB_TOKEN, or run npm start once: it creates tokens in ${secrets}.`],
  });
}

/** The shell, the operator and the rehearser have tokens, too, which belong to no team. */
function teamTokens(secrets: string): Map<string, string> {
  const tokens = storedTokens(secrets);
  tokens.delete('shell');
  tokens.delete('operator');
  tokens.delete('rehearser');
  return tokens;
}

/** Remote to token: `tokens.json`, and the files `token-<remote>`. */
function storedTokens(secrets: string): Map<string, string> {
  const names = readNames(secrets);
  const tokens = names.includes('tokens.json') ? readTokensFile(join(secrets, 'tokens.json')) : [];
  const files = names
    .filter((name) => name.startsWith('token-'))
    .map((name): [string, string] => [
      name.slice('token-'.length),
      readFileSync(join(secrets, name), 'utf8').trim(),
    ]);
  return new Map([...files, ...tokens]);
}

function readTokensFile(path: string): [string, string][] {
  try {
    return Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>);
  } catch (cause) {
    throw new CommandError('tokens_unreadable', `${path} is not a JSON object of remotes and tokens.`, {
      cause,
    });
  }
}

function readNames(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
