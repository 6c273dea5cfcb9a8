// Makes the stack's secrets, once; later runs keep them. None of them stands in a file of the repository.
//   secrets                  a folder for each reader in $COACHLAB_SECRETS (/secrets), readable by that reader alone
//   secrets manifests        the same as Kubernetes Secrets, on standard output
//   secrets show NAME        one of them: admin-token, token-catalog, root-key, …
//   secrets rotate NAME      new cookie-keys or a new signing-key; then hand out again (docs/runbook.md)
//   secrets forget root-key  once it was shown and put away
//   secrets add-database NAME    statements for MySQL: a database and a user for a team's service; "show database-NAME" is the password
//   secrets drop-database NAME   statements that take both away
//   secrets certify          takes a certificate for the signing key from standard input, where the root key is elsewhere
//   secrets pin KEY,KEY      the public halves of the root keys that shells believe
// DATABASE_HOST (mysql:3306) and DATABASE_TLS=on say where the databases are.
import { readFileSync } from 'node:fs';
import { handOut } from './hand-out.ts';
import { Keyring } from './keyring.ts';
import { manifests } from './manifests.ts';
import { readers } from './readers.ts';
import { Refused } from './refused.ts';
import { rotate } from './rotate.ts';
import { certify, forgetRootKey, hasRootKey, pin } from './signing.ts';
import { addDatabase, dropDatabase } from './team-databases.ts';

const {
  COACHLAB_SECRETS: folder = '/secrets',
  DATABASE_HOST: host = 'mysql:3306',
  DATABASE_TLS: tls,
} = process.env;
const keys = new Keyring(`${folder}/keyring`);
const [command = 'hand-out', name = ''] = process.argv.slice(2);
const all = () => readers(keys, { host, tls: tls === 'on' });

const COMMANDS: Record<string, () => string> = {
  'hand-out': handOutAll,
  manifests: () => manifests(all()),
  show,
  rotate: () => rotate(keys, name),
  'add-database': () => addDatabase(keys, name),
  'drop-database': () => dropDatabase(keys, name),
  forget,
  certify: () => certify(keys, readFileSync(0, 'utf8')),
  pin: () => pin(keys, name),
};

try {
  const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!run) throw new Refused(`There is no command "${command}".`);
  console.log(run());
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function handOutAll(): string {
  const made = all();
  handOut(folder, made);
  const told = `Secrets for ${Object.keys(made).join(', ')}.`;
  return hasRootKey(keys)
    ? `${told}\nThe root key is still among them: show it, store it elsewhere and forget it here (docs/runbook.md).`
    : told;
}

function show(): string {
  // A name that nobody has asked for yet is made first.
  if (keys.find(name) === undefined) all();
  const found = keys.find(name);
  if (found === undefined) throw new Refused(`There is no secret "${name}" to show.`);
  return found;
}

function forget(): string {
  if (name !== 'root-key') throw new Refused(`There is no secret "${name}" to forget.`);
  return forgetRootKey(keys);
}
