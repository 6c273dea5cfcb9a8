import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { isDuplicateKey } from '@coachlab/service-common';
import { DataSource, type EntityManager } from 'typeorm';
import { AssetStore } from './assets/asset-store.ts';
import type { EpochState } from '../domain/rollout/registry-view.ts';
import { DiscoveryStateRow } from './rows/discovery-state.row.ts';

/** Another change came in between: read again, decide again. */
export class EpochMoved extends Error {
  readonly code = 'epoch_moved';
}

const NOTE = 'epoch';
const ID = DiscoveryStateRow.ID;

/**
 * The number of the discovery document: the time in milliseconds, but always higher than any before. Shells refuse a
 * lower one, so a database restored from a backup must not serve its old number; the highest is remembered beside
 * the assets, and in the memory of each instance.
 */
@Injectable()
export class Epoch implements OnApplicationShutdown {
  readonly #logger = new Logger(Epoch.name);
  #highest = 0;
  #noted: Promise<void> = Promise.resolve();
  #listeners = new Set<() => void>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly assets: AssetStore,
  ) {}

  /** Makes the row of a new database. Called once, before anything is served. */
  async start(): Promise<void> {
    this.#highest = Number(await this.assets.readNote(NOTE)) || 0;
    try {
      const row = { id: ID, epoch: String(this.#after(0)), changedAt: new Date(), offline: true };
      await this.dataSource.manager.insert(DiscoveryStateRow, row);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    await this.read();
  }

  /** What was served is noted before the process ends. */
  onApplicationShutdown(): Promise<void> {
    return this.#noted;
  }

  /** The state as it is now; raised first when the database went back in time. */
  async read(): Promise<EpochState> {
    for (;;) {
      const row = await this.dataSource.manager.findOneByOrFail(DiscoveryStateRow, { id: ID });
      const epoch = Number(row.epoch);
      if (epoch >= this.#highest) {
        this.#saw(epoch);
        return { epoch, changedAt: row.changedAt, offline: row.offline };
      }
      this.#logger.warn(
        `The database is back at epoch ${epoch}, but ${this.#highest} was already served; raising it.`,
      );
      await this.advance(this.dataSource.manager, epoch).then(
        (raised) => this.announce(raised),
        (error: unknown) => {
          if (!(error instanceof EpochMoved)) throw error;
        },
      );
    }
  }

  /** Moves on without a change of the rollouts. */
  async raise(): Promise<void> {
    const { epoch } = await this.read();
    try {
      this.announce(await this.advance(this.dataSource.manager, epoch));
    } catch (error) {
      // Another instance moved it just now, which does as well.
      if (!(error instanceof EpochMoved)) throw error;
    }
  }

  /** Moves on from `seen`, in the transaction of the change. Throws EpochMoved when that is no longer the epoch. */
  async advance(manager: EntityManager, seen: number): Promise<number> {
    const next = this.#after(seen);
    const { affected } = await manager.update(
      DiscoveryStateRow,
      { id: ID, epoch: String(seen) },
      { epoch: String(next), changedAt: new Date() },
    );
    if (affected !== 1) throw new EpochMoved(`The epoch is no longer ${seen}.`);
    return next;
  }

  /** After the commit: remembers the number and tells who waits. */
  announce(epoch: number): void {
    this.#saw(epoch);
    for (const listener of this.#listeners) listener();
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #after(seen: number): number {
    return Math.max(Date.now(), seen + 1, this.#highest + 1);
  }

  #saw(epoch: number): void {
    if (epoch <= this.#highest) return;
    this.#highest = epoch;
    // One after the other, or a lower number might be written last.
    this.#noted = this.#noted.then(() => this.#note(epoch));
  }

  async #note(epoch: number): Promise<void> {
    if (epoch < this.#highest) return;
    await this.assets.writeNote(NOTE, String(epoch)).catch((error: Error) => {
      this.#logger.warn(`Cannot write the epoch to the asset store: ${error.message}`);
    });
  }
}
