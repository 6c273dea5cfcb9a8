import { randomBytes, scryptSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { DatabaseAddress } from './database-address.ts';

/**
 * Known to all instances that share a database, and not to who holds its rows alone: from the password of its user, or of
 * SQLite from a file beside it. Slow to make, so that no row is a quick way to try passwords.
 */
export function sharedSecret(address: DatabaseAddress): Buffer {
  if (address.engine !== 'sqlite') return scryptSync(address.password, 'coachlab: keys of rows', 32);
  const file = `${address.file}.key`;
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const secret = randomBytes(32);
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
