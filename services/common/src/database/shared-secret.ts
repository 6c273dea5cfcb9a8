import { randomBytes, scrypt } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { DatabaseAddress } from './database-address.ts';

const derive = promisify<string, string, number, Buffer>(scrypt);

/**
 * Known to all instances that share a database, and not to who holds its rows alone: from the password of its user, or of
 * SQLite from a file beside it. Slow to make, so that no row is a quick way to try passwords.
 */
export async function sharedSecret(address: DatabaseAddress): Promise<Buffer> {
  if (address.engine !== 'sqlite') return derive(address.password, 'coachlab: keys of rows', 32);
  const file = `${address.file}.key`;
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secret = randomBytes(32);
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}
