import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { newKey, publicKeyOf, signCertificate } from '@coachlab/keys';
import { type Command, type Input, text } from '../command.ts';
import { CommandError, UsageError } from '../command-error.ts';

const DAY = 86_400_000;
const DEFAULT_DAYS = 365;
const MOST_DAYS = 1_825;

const ACTIONS: Record<string, (input: Input, given: string) => void> = {
  root: make,
  signing: make,
  certify,
};

export const keys: Command = {
  summary: "create a site's root and signing keys, and certify the signing key",
  help: `coachlab keys root <file>
coachlab keys signing <file>
coachlab keys certify <public key> --root <file> [--days <number>]

Shells pin the public half of a root key, which can stay on a machine without network access. The root key certifies the
key that the registry signs with; a newer certificate retires older ones. These commands contact no registry.

  root, signing     writes a new private key to a new file, and prints its public half
  certify           prints a certificate that is valid from now on
  --root <file>     the root's private key
  --days <number>   1 to ${MOST_DAYS}; default: ${DEFAULT_DAYS}

  coachlab keys root root-key.pem
  coachlab keys certify MCowBQYDK2VwAyEA… --root root-key.pem > certificate.json`,
  options: { root: { type: 'string' }, days: { type: 'string' } },
  takes: [2, 2],

  // oxlint-disable-next-line require-await -- a command resolves
  async run(input) {
    const [action = '', given = ''] = input.positionals;
    const run = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
    if (!run) throw new UsageError(`There is no "keys ${action}"; there are root, signing, certify.`);
    run(input, given);
  },
};

function make({ cwd, say }: Input, file: string): void {
  const key = newKey();
  try {
    writeFileSync(resolve(cwd, file), key, { mode: 0o600, flag: 'wx' });
  } catch (cause) {
    throw new CommandError('key_not_written', `${file} cannot be written: ${(cause as Error).message}`, {
      cause,
    });
  }
  say(publicKeyOf(key));
}

function certify(input: Input, key: string): void {
  const file = text(input, 'root');
  const days = Number(text(input, 'days') ?? DEFAULT_DAYS);
  if (file === undefined) throw new UsageError('Name the file of the root key: --root root-key.pem');
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
    throw new UsageError(`--days takes 1 to ${MOST_DAYS}.`);
  const root = readRoot(resolve(input.cwd, file), file);
  if (publicKeyOf(root) === key)
    throw new CommandError(
      'root_certified',
      'That is the root key itself, which would then have to be kept online.',
    );
  const notBefore = Date.now();
  try {
    const certificate = signCertificate({ key, notBefore, notAfter: notBefore + days * DAY }, root);
    input.say(JSON.stringify(certificate, null, 2));
  } catch (cause) {
    throw new CommandError('key_invalid', `The public key is not valid. ${(cause as Error).message}`, {
      cause,
    });
  }
}

function readRoot(path: string, file: string): string {
  try {
    const root = readFileSync(path, 'utf8');
    publicKeyOf(root);
    return root;
  } catch {
    throw new CommandError('root_unreadable', `${file} is not a readable private key.`);
  }
}
