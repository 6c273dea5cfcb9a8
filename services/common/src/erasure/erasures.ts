import { createHash } from 'node:crypto';
import { type DataSource, type EntityManager, LessThan, MoreThanOrEqual } from 'typeorm';
import { ConflictError } from '../errors/service-errors.ts';
import { ErasureRow } from './erasure-row.ts';

/** Milliseconds; no call that began before an erasure is still under way then. */
const KEPT = 3_600_000;

/**
 * Keeps a write that began before an erasure from being stored after it. The erasure is noted first in its
 * transaction; the write asks last in its own. So one of them waits for the other, whichever comes first.
 */
export class Erasures {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  /** Before anything is looked for. Of two erasures under one name the second waits for the first. */
  async note(manager: EntityManager, name: string, erasedAt: Date): Promise<void> {
    await manager.upsert(ErasureRow, { key: keyOf(name), erasedAt }, ['key']);
  }

  /** After everything is written. Throws ConflictError when what belongs to `name` was erased after `began`. */
  async refuseErased(manager: EntityManager, name: string, began: Date): Promise<void> {
    const key = keyOf(name);
    // Changes nothing, and waits for an erasure under way, which a read would not see.
    await manager.update(ErasureRow, { key }, { key });
    if (await manager.existsBy(ErasureRow, { key, erasedAt: MoreThanOrEqual(began) })) throw erased();
  }

  async forgetOld(now = new Date()): Promise<void> {
    const limit = new Date(now.getTime() - KEPT);
    await this.#dataSource.manager.delete(ErasureRow, { erasedAt: LessThan(limit) });
  }
}

/** For what was sent before its sender's data was erased. */
export function erased(): ConflictError {
  return new ConflictError('erased', {
    detail:
      'Your data was erased after this was sent, so it was not kept. Send it again if you still want to.',
  });
}

function keyOf(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}
