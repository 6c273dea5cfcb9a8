import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Signed documents on disk: the last one that was accepted, and the last one whose releases were all here. A shell that
 * starts again knows by the second what a remote ran whose release was held back.
 */
export class KeptDocuments {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  /** Those that are there, the whole one first. */
  async read(): Promise<Buffer[]> {
    const found = await Promise.all(
      [`${this.#file}.whole`, this.#file].map((file) => readFile(file).catch(() => null)),
    );
    return found.filter((bytes) => bytes !== null);
  }

  async keep(bytes: Uint8Array): Promise<void> {
    await mkdir(dirname(this.#file), { recursive: true });
    await writeFile(`${this.#file}.part`, bytes);
    await rename(`${this.#file}.part`, this.#file);
  }

  /** The one kept last is whole. */
  async keepWhole(): Promise<void> {
    await copyFile(this.#file, `${this.#file}.whole.part`).then(
      () => rename(`${this.#file}.whole.part`, `${this.#file}.whole`),
      // Nothing kept yet: a document that was only restored.
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
      },
    );
  }
}
