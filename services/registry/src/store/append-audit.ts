import { isDuplicateKey } from '@coachlab/service-common';
import type { EntityManager } from 'typeorm';
import { AuditEntry } from './rows/audit-entry.row.ts';

export type AuditFacts = Omit<AuditEntry, 'id' | 'previous' | 'hash'>;

/** Others that may take the place first, one each time. */
const TRIES = 100;

/**
 * Adds an entry to the end of the trail, in the transaction of what it tells of. Of two instances that write at once the
 * second waits for the first and then takes the next place. It needs SELECT and INSERT alone, the only rights that the
 * registry's user has on this table.
 */
export async function appendAudit(manager: EntityManager, facts: AuditFacts): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const [last] = await manager.find(AuditEntry, { order: { id: 'DESC' }, take: 1 });
    try {
      await manager.insert(AuditEntry, nextEntry(last, facts));
      return;
    } catch (error) {
      if (!isDuplicateKey(error) || attempt === TRIES) throw error;
    }
  }
}

export function nextEntry(last: AuditEntry | undefined, facts: AuditFacts): AuditEntry {
  return { ...facts, id: (last?.id ?? 0) + 1, previous: '', hash: '' };
}
