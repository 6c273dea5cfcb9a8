import { isDuplicateKey } from '@coachlab/service-common';
import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';

/** Adds to the sums of a row, and makes the row when there is none: whoever comes first, nothing is lost. */
export async function raiseSums<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  key: FindOptionsWhere<Row>,
  sums: Partial<Record<keyof Row & string, number>>,
  zero: Partial<Record<keyof Row & string, number>>,
): Promise<void> {
  const entries = Object.entries(sums).filter(([, more]) => more !== 0);
  if (entries.length === 0) return;
  const raised = Object.fromEntries(entries.map(([name, more]) => [name, () => `${name} + ${more}`]));
  const raise = () => manager.update(entity, key, raised as never);
  if ((await raise()).affected) return;
  try {
    await manager.insert(entity, { ...key, ...zero, ...sums } as never);
  } catch (error) {
    // Another one was faster.
    if (!isDuplicateKey(error)) throw error;
    await raise();
  }
}
