import { createHash } from 'node:crypto';
import { isDuplicateKey } from '@coachlab/service-common';
import type { EntityManager } from 'typeorm';
import { AuditEntry } from './rows/audit-entry.row.ts';

export type AuditFacts = Omit<AuditEntry, 'id' | 'previous' | 'hash'>;

/** What the first entry has for the hash of the one before. */
const BEGINNING = '0'.repeat(64);
/** Others that may take the place first, one each time. */
const TRIES = 100;

/**
 * Adds an entry to the end of the chain, in the transaction of what it tells of. Of two instances that write at once the
 * second waits for the first and then takes the next place: the place is the key, so the chain never forks. It needs
 * SELECT and INSERT alone, the only rights that the registry's user has on this table.
 */
export async function appendAudit(manager: EntityManager, facts: AuditFacts): Promise<void> {
  const entry = wellFormed(facts);
  for (let attempt = 1; ; attempt += 1) {
    const [last] = await manager.find(AuditEntry, { order: { id: 'DESC' }, take: 1 });
    try {
      await manager.insert(AuditEntry, nextEntry(last, entry));
      return;
    } catch (error) {
      if (!isDuplicateKey(error) || attempt === TRIES) throw error;
    }
  }
}

export function nextEntry(last: AuditEntry | undefined, facts: AuditFacts): AuditEntry {
  const entry = { ...facts, id: (last?.id ?? 0) + 1, previous: last?.hash ?? BEGINNING };
  return { ...entry, hash: hashOf(entry) };
}

/** Over one form that does not depend on a database: an array of texts and null, the time in ISO 8601. */
function hashOf({ id, at, who, action, remote, before, after, why, previous }: Omit<AuditEntry, 'hash'>) {
  const form = [id, at.toISOString(), who, action, remote, before, after, why, previous];
  return createHash('sha256').update(JSON.stringify(form)).digest('hex');
}

/** What a database would store otherwise than it was hashed. */
function wellFormed(facts: AuditFacts): AuditFacts {
  const texts = Object.entries(facts).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.toWellFormed() : value,
  ]);
  return Object.fromEntries(texts) as AuditFacts;
}
