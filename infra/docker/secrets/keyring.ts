import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newKey } from '@coachlab/keys';

/** Secrets that are made once and then stay; a file each in a folder that nobody else reads. */
export class Keyring {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  /** 256 random bits, safe in an address and in a comma-separated list. */
  token(name: string): string {
    return this.#keep(name, () => randomBytes(32).toString('base64url'));
  }

  /** Ed25519, PKCS8 PEM. */
  privateKey(name: string): string {
    return this.#keep(name, newKey);
  }

  /** Puts something else in its place, or with null nothing. */
  replace(name: string, content: string | null): void {
    const file = join(this.#folder, name);
    if (content === null) return rmSync(file, { force: true });
    this.#write(file, content);
  }

  /** Undefined when there is none of that name. */
  find(name: string): string | undefined {
    if (!/^[a-z0-9-]+$/.test(name)) return undefined;
    try {
      return readFileSync(join(this.#folder, name), 'utf8').trim();
    } catch {
      return undefined;
    }
  }

  #keep(name: string, make: () => string): string {
    const found = this.find(name);
    if (found) return found;
    const file = join(this.#folder, name);
    this.#write(file, make());
    return readFileSync(file, 'utf8').trim();
  }

  /** Written beside and renamed: a kill in between must not leave half a key. */
  #write(file: string, content: string): void {
    writeFileSync(`${file}.part`, content, { mode: 0o600 });
    renameSync(`${file}.part`, file);
  }
}
