import { createHash } from 'node:crypto';
import { type DataSource, type EntityManager, IsNull, LessThan, Like } from 'typeorm';
import { isDuplicateKey } from '../database/database-errors.ts';
import { erased } from '../erasure/erasures.ts';
import { UnprocessableError } from '../errors/service-errors.ts';
import type { Caller } from '../http/caller.ts';
import { IdempotencyRow } from '../database/idempotency-row.ts';

export interface RepeatableCall {
  /** Which call it is, for example `forum.post`. */
  scope: string;
  caller: Caller;
  /** What was asked. The same key with something else is refused. */
  request: unknown;
}

/** Hours for which a key answers as the first time. */
const KEPT_HOURS = 24;

/**
 * Answers a repeated call as it was answered first. The key is claimed in the transaction of the work, so either
 * both are stored or neither, on every instance; of two calls at once the second waits for the first.
 */
export class Idempotency {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  /**
   * Runs `work` in `transaction` (give ContentRevision's `write` when the content changes), at most once a key.
   * The answer must be JSON. Throws UnprocessableError when the key stood for another request, ConflictError when the
   * caller's data was erased since.
   */
  async once<T>(
    call: RepeatableCall,
    transaction: (work: (manager: EntityManager) => Promise<T>) => Promise<T>,
    work: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    const key = keyOf(call);
    if (key === null) return transaction(work);
    const request = digest(JSON.stringify(call.request, sortedFields));
    const { visitorId } = call.caller;
    const caller = visitorId === null ? null : callerKey(visitorId);
    const first = await this.#answered<T>(key, request);
    if (first) return first.answer;
    try {
      return await transaction(async (manager) => {
        await manager.insert(IdempotencyRow, { key, request, caller, answer: null, createdAt: new Date() });
        const answer = await work(manager);
        await manager.update(IdempotencyRow, { key }, { answer: JSON.stringify(answer) });
        return answer;
      });
    } catch (error) {
      if (!isDuplicateKey(error, 'PRIMARY', 'idempotency.key')) throw error;
      const raced = await this.#answered<T>(key, request);
      if (!raced) throw error;
      return raced.answer;
    }
  }

  /** Drops what the visitor was answered. The keys stay, so that a late repeat is not done anew. */
  async erase(manager: EntityManager, visitorId: string): Promise<void> {
    await manager.update(IdempotencyRow, { caller: callerKey(visitorId) }, { answer: null });
  }

  /** Drops the keys that are too old to be repeated. */
  async forgetOld(now = new Date()): Promise<void> {
    const limit = new Date(now.getTime() - KEPT_HOURS * 3_600_000);
    await this.#dataSource.manager.delete(IdempotencyRow, { createdAt: LessThan(limit) });
  }

  async #answered<T>(key: string, request: string): Promise<{ answer: T } | undefined> {
    const row = await this.#dataSource.manager.findOneBy(IdempotencyRow, { key });
    if (!row) return undefined;
    if (row.request !== request)
      throw new UnprocessableError('idempotency_key_reused', {
        detail: 'This Idempotency-Key was used for another request.',
      });
    if (row.answer === null) throw erased();
    return { answer: JSON.parse(row.answer) as T };
  }
}

/** Drops what an author was answered about one thing, which is to be gone. The keys stay, as with `erase`. */
export async function eraseAnswersAbout(
  manager: EntityManager,
  id: string,
  visitorId: string | null,
): Promise<void> {
  const caller = visitorId === null ? IsNull() : callerKey(visitorId);
  await manager.update(IdempotencyRow, { caller, answer: Like(`%"id":"${id}"%`) }, { answer: null });
}

function keyOf({ scope, caller }: RepeatableCall): string | null {
  const { idempotencyKey, visitorId, ip } = caller;
  return idempotencyKey === null ? null : digest([scope, visitorId ?? ip, idempotencyKey].join('\n'));
}

function callerKey(visitorId: string): string {
  return digest(`caller ${visitorId}`);
}

/** The same fields in another order are the same request. */
function sortedFields(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
