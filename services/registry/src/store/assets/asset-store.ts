import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@coachlab/service-common';
import { sha384 } from '@coachlab/federation/server';
import type { Disk } from 'flydrive';
import type { RegistryConfig } from '../../settings.ts';
import { openDisk, removeEmptied } from './asset-disk.ts';
import { compressed, type Form, FORMS } from './compressed.ts';
import type { StoredFile } from '../rows/release.row.ts';

/**
 * The files of all releases, by way of flydrive. Every attempt to publish writes into a folder of its own, which
 * counts once a release row names it: nothing is overwritten, and a crash leaves nothing visible.
 */
@Injectable()
export class AssetStore {
  readonly #address: string;
  readonly #disk: Promise<Disk>;

  constructor(@Inject(CONFIG) { COACHLAB_ASSETS: address }: Pick<RegistryConfig, 'COACHLAB_ASSETS'>) {
    this.#address = address;
    this.#disk = openDisk(address);
  }

  newFolder(remote: string, version: string): string {
    return `remotes/${remote}/${version}/${randomBytes(6).toString('hex')}`;
  }

  /** Writes every file, and the compressed forms that are worth it. Done when all of it is written. */
  async store(folder: string, files: ReadonlyMap<string, Buffer>): Promise<Record<string, StoredFile>> {
    const stored: Record<string, StoredFile> = {};
    for (const [path, bytes] of files) {
      const forms = await compressed(path, bytes);
      await (await this.#disk).put(keyOf(folder, 'identity', path), bytes);
      stored[path] = { bytes: bytes.length, sha384: sha384(bytes) };
      for (const form of FORMS) {
        const body = forms[form];
        if (!body) continue;
        await (await this.#disk).put(keyOf(folder, form, path), body);
        stored[path][form] = body.length;
      }
    }
    return stored;
  }

  /** A file's bytes in one form, or null when the store has lost it or holds another length than was written. */
  async read(folder: string, path: string, form: Form | 'identity', length: number): Promise<Buffer | null> {
    try {
      const bytes = await buffer(await (await this.#disk).getStream(keyOf(folder, form, path)));
      return bytes.length === length ? bytes : null;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** Whether everything that was stored is still there in full. */
  async isWhole(folder: string, files: Record<string, StoredFile>): Promise<boolean> {
    const parts = Object.entries(files).flatMap(([path, file]) =>
      (['identity', ...FORMS] as const).map((form) => ({
        path,
        form,
        length: form === 'identity' ? file.bytes : file[form],
      })),
    );
    for (const { path, form, length } of parts) {
      if (length !== undefined && (await this.#lengthOf(keyOf(folder, form, path))) !== length) return false;
    }
    return true;
  }

  async remove(folder: string): Promise<void> {
    return (await this.#disk).deleteAll(folder);
  }

  /** All of a remote's, also of attempts that never counted. */
  async removeAll(remote: string): Promise<void> {
    for (const { path } of await this.foldersOf(remote)) await this.remove(path);
    await removeEmptied(this.#address, `remotes/${remote}`);
  }

  /** Every folder that holds files of a remote, with the time of its youngest one in milliseconds. */
  async foldersOf(remote: string): Promise<{ path: string; files: number; newest: number }[]> {
    const folders = new Map<string, { files: number; newest: number }>();
    for await (const key of this.#filesUnder(`remotes/${remote}/`)) {
      const path = key.split('/').slice(0, 4).join('/');
      const modified = await this.#modifiedAt(key);
      const { files, newest } = folders.get(path) ?? { files: 0, newest: 0 };
      folders.set(path, { files: files + 1, newest: Math.max(newest, modified) });
    }
    return [...folders].map(([path, facts]) => ({ path, ...facts }));
  }

  /** @param prefix with a slash at its end: a bucket would list what only begins like it */
  async *#filesUnder(prefix: string): AsyncGenerator<string> {
    let paginationToken: string | undefined;
    do {
      const options = { recursive: true, ...(paginationToken && { paginationToken }) };
      const listed = await (await this.#disk).listAll(prefix, options).catch((error: unknown) => {
        if (isMissing(error)) return { objects: [], paginationToken: undefined };
        throw error;
      });
      for (const object of listed.objects)
        if (object.isFile && object.key.startsWith(prefix)) yield object.key;
      ({ paginationToken } = listed);
    } while (paginationToken);
  }

  /** A file that is written or removed at this moment counts as of now. */
  async #modifiedAt(key: string): Promise<number> {
    try {
      return (await (await this.#disk).getMetaData(key)).lastModified.getTime();
    } catch (error) {
      if (isMissing(error)) return Date.now();
      throw error;
    }
  }

  /** A small note beside the releases, for example the highest epoch. Null when there is none. */
  async readNote(name: string): Promise<string | null> {
    try {
      return await (await this.#disk).get(`state/${name}`);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async writeNote(name: string, text: string): Promise<void> {
    await (await this.#disk).put(`state/${name}`, text);
  }

  async #lengthOf(key: string): Promise<number | null> {
    try {
      return (await (await this.#disk).getMetaData(key)).contentLength;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }
}

const keyOf = (folder: string, form: Form | 'identity', path: string) => `${folder}/${form}/${path}`;

/** What a folder and what S3 say of a file that is not there. */
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'NoSuchKey', 'NotFound']);

/** flydrive wraps what its driver throws. */
function isMissing(error: unknown): boolean {
  const { code, name, cause } = error as { code?: string; name?: string; cause?: unknown };
  return MISSING.has(code ?? '') || MISSING.has(name ?? '') || (cause !== undefined && isMissing(cause));
}
