import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AssetStore } from './asset-store.ts';
import type { Form } from './compressed.ts';
import { releaseId } from '../../domain/package/make-release.ts';
import { ReleaseRow, type StoredFile } from '../rows/release.row.ts';

export interface Asset {
  release: string;
  folder: string;
  path: string;
  file: StoredFile;
}

type FileList = Pick<ReleaseRow, 'id' | 'folder' | 'files'>;

/** File lists kept in memory; they hardly ever change. */
const KEPT = 200;

/** Finds and reads the files of published releases; a release that is not in the database has none. */
@Injectable()
export class Assets {
  readonly #logger = new Logger(Assets.name);
  readonly #lists = new Map<string, FileList>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly store: AssetStore,
  ) {}

  async find(remote: string, version: string, path: string): Promise<Asset | null> {
    const list = await this.#list(releaseId(remote, version));
    return list && assetOf(list, path);
  }

  /** The bytes in one form; null when they are lost. */
  async read(asset: Asset, form: Form | 'identity'): Promise<Buffer | null> {
    const bytes = await this.#read(asset, form);
    if (bytes) return bytes;
    // Perhaps they were stored anew elsewhere since the list was read.
    this.#lists.delete(asset.release);
    const list = await this.#list(asset.release);
    const moved = list && list.folder !== asset.folder ? assetOf(list, asset.path) : null;
    const again = moved && (await this.#read(moved, form));
    if (!again) this.#logger.error(`${asset.path} of ${asset.release} is missing from the store`);
    return again;
  }

  #read({ folder, path, file }: Asset, form: Form | 'identity'): Promise<Buffer | null> {
    return this.store.read(folder, path, form, (form === 'identity' ? file.bytes : file[form]) ?? -1);
  }

  async #list(id: string): Promise<FileList | null> {
    const kept = this.#lists.get(id);
    if (kept) return kept;
    const select = { id: true, folder: true, files: true };
    const list = await this.dataSource.manager.findOne(ReleaseRow, { where: { id }, select });
    // Some databases find it in another case, too.
    if (list?.id !== id) return null;
    this.#lists.set(id, list);
    if (this.#lists.size > KEPT) this.#lists.delete(this.#lists.keys().next().value as string);
    return list;
  }
}

function assetOf({ id, folder, files }: FileList, path: string): Asset | null {
  const file = Object.hasOwn(files, path) ? files[path] : undefined;
  return file ? { release: id, folder, path, file } : null;
}
