import type { DataSource, EntityManager } from 'typeorm';
import { isDeadlock } from './database-errors.ts';

const TRIES = 4;

/** A transaction that starts over when it met a deadlock; so `work` must do nothing but database work. */
export function transact<T>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  return retryDeadlocks(() => dataSource.transaction(work));
}

/** The same for a single statement. */
export async function retryDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === TRIES || !isDeadlock(error)) throw error;
      // A little apart, so that the two do not meet again at once.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
    }
  }
}
