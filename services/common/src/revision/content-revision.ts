import { randomBytes } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { isDuplicateKey } from '../database/database-errors.ts';
import { transact } from '../database/transact.ts';
import { ContentRevisionRow } from '../database/content-revision-row.ts';

const NAME = 'content';
/** Milliseconds between looks at what other instances wrote. */
const POLL = 400;

/**
 * The name of the content as it stands now. It changes with every write made through `write`, whichever
 * instance made it, and everything kept in memory is kept under it.
 */
export class ContentRevision {
  readonly #dataSource: DataSource;
  readonly #logger = new Logger(ContentRevision.name);
  #timer: NodeJS.Timeout | undefined;
  #listeners: (() => void)[] = [];
  current = '';

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  /** Runs `work` in one transaction and gives the content a new revision with it. */
  async write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return (await this.#write(async (manager) => ({ value: await work(manager), changed: true }))).value;
  }

  /** The same for work that says whether it changed anything; the revision stays if it did not. */
  async writeIfChanged(work: (manager: EntityManager) => Promise<boolean>): Promise<boolean> {
    return (await this.#write(async (manager) => ({ value: null, changed: await work(manager) }))).changed;
  }

  /** Called after each change, whoever made it. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Reads the revision; on a server that other instances may write to, goes on looking. */
  async start(): Promise<void> {
    await this.#ensureRow();
    await this.#look();
    if (this.#dataSource.options.type !== 'better-sqlite3') this.#schedule();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #write<T>(
    work: (manager: EntityManager) => Promise<{ value: T; changed: boolean }>,
  ): Promise<{ value: T; changed: boolean }> {
    const next = newRevision();
    const result = await transact(this.#dataSource, async (manager) => {
      const outcome = await work(manager);
      // Last, so that the row all writers share is locked only briefly.
      if (outcome.changed) await manager.update(ContentRevisionRow, { name: NAME }, { value: next });
      return outcome;
    });
    if (result.changed) this.#adopt(next);
    return result;
  }

  #schedule(): void {
    this.#timer = setTimeout(async () => {
      await this.#look().catch((error: Error) =>
        this.#logger.warn(`Cannot read the revision: ${error.message}`),
      );
      if (this.#timer) this.#schedule();
    }, POLL).unref();
  }

  async #look(): Promise<void> {
    const row = await this.#dataSource.manager.findOneByOrFail(ContentRevisionRow, { name: NAME });
    this.#adopt(row.value);
  }

  #adopt(value: string): void {
    if (value === this.current) return;
    this.current = value;
    for (const listener of this.#listeners) listener();
  }

  async #ensureRow(): Promise<void> {
    try {
      await this.#dataSource.manager.insert(ContentRevisionRow, { name: NAME, value: newRevision() });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}

/** Never repeats, also not after a database was restored or made anew. */
function newRevision(): string {
  return `${Date.now().toString(36)}-${randomBytes(4).toString('hex')}`;
}
