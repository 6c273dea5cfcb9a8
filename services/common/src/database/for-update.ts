import type { EntityManager, FindManyOptions } from 'typeorm';

/**
 * For `find` in a transaction: waits for rows that others are writing, those not stored yet included, and keeps others
 * from them. On SQLite transactions take turns anyway.
 */
export function forUpdate(manager: EntityManager): Pick<FindManyOptions, 'lock'> {
  const sqlite = manager.connection.options.type === 'better-sqlite3';
  return sqlite ? {} : { lock: { mode: 'pessimistic_write' } };
}
