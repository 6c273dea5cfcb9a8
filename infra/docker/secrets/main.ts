// Makes the stack's secrets, once; later runs keep them. None of them stands in a file of the repository.
//   secrets              a folder for each reader in $COACHLAB_SECRETS (/secrets), readable by that reader alone
//   secrets manifests    the same as Kubernetes Secrets, on standard output
//   secrets show NAME    one of them: admin-token, token-catalog, …
//   secrets rotate NAME  the next step to new cookie-keys or to a new signing-key; then hand out again (docs/runbook.md)
// DATABASE_HOST (mysql:3306) and DATABASE_TLS=on say where the databases are.
import { handOut } from './hand-out.ts';
import { Keyring } from './keyring.ts';
import { manifests } from './manifests.ts';
import { readers } from './readers.ts';
import { rotate } from './rotate.ts';

const {
  COACHLAB_SECRETS: folder = '/secrets',
  DATABASE_HOST: host = 'mysql:3306',
  DATABASE_TLS: tls,
} = process.env;
const keys = new Keyring(`${folder}/keyring`);
const [command, name = ''] = process.argv.slice(2);
const told = command === 'rotate' ? rotate(keys, name) : undefined;
const all = readers(keys, { host, tls: tls === 'on' });

if (command === undefined) {
  handOut(folder, all);
  console.log(`Secrets for ${Object.keys(all).join(', ')}.`);
} else if (command === 'rotate' && told !== undefined) {
  console.log(told);
} else if (command === 'manifests') {
  console.log(manifests(all));
} else if (command === 'show' && keys.find(name) !== undefined) {
  console.log(keys.find(name));
} else {
  console.error(
    command === 'show' || command === 'rotate'
      ? `There is no secret "${name}" to ${command}.`
      : `There is no command "${command}".`,
  );
  process.exitCode = 1;
}
