import { isDeepStrictEqual } from 'node:util';
import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';

export interface SeedReport {
  inserted: string[];
  updated: string[];
  removed: string[];
}

/**
 * Makes a table hold exactly `rows`: new ones are inserted, changed ones updated in place, others removed.
 * Rows are told apart by `key`. What stands already is not written. Use inside a transaction.
 */
export async function seedRows<E extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<E>,
  rows: E[],
  key: keyof E & string,
): Promise<SeedReport> {
  const repository = manager.getRepository(entity);
  const present = new Map((await repository.find()).map((row) => [String(row[key]), row]));
  const wanted = new Set(rows.map((row) => String(row[key])));
  const inserted = rows.filter((row) => !present.has(String(row[key])));
  const updated = rows.filter((row) => differs(row, present.get(String(row[key]))));
  const removed = [...present.keys()].filter((id) => !wanted.has(id));

  for (const id of removed) await repository.delete({ [key]: id } as FindOptionsWhere<E>);
  for (const row of updated) await repository.update({ [key]: row[key] } as FindOptionsWhere<E>, row);
  if (inserted.length > 0) await repository.insert(inserted);
  return { inserted: ids(inserted, key), updated: ids(updated, key), removed };
}

export function changed({ inserted, updated, removed }: SeedReport): boolean {
  return inserted.length + updated.length + removed.length > 0;
}

function ids<E extends ObjectLiteral>(rows: E[], key: keyof E): string[] {
  return rows.map((row) => String(row[key]));
}

/** Whether any column that the seed gives differs from what stands. */
function differs<E extends ObjectLiteral>(row: E, present: E | undefined): boolean {
  if (!present) return false;
  return Object.entries(row).some(
    ([column, value]) => !isDeepStrictEqual(plain(value), plain(present[column])),
  );
}

/** JSON columns come back with their keys in another order and without undefined. */
function plain(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value));
}
