import { createHash } from 'node:crypto';
import { type Caller, ConflictError, isDuplicateKey } from '@coachlab/service-common';
import { type EntityManager, LessThan } from 'typeorm';
import { PostTextRow } from './post-text.row.ts';

/** Milliseconds for which the same person cannot say the same again. */
const REPEAT_AFTER = 5 * 60_000;

/** Notes that the caller says this now, or throws ConflictError when they did so in the last five minutes. */
export async function notSaidBefore(
  manager: EntityManager,
  { visitorId, ip }: Caller,
  said: readonly string[],
  now = new Date(),
): Promise<void> {
  const key = createHash('sha256')
    .update(JSON.stringify([visitorId ?? ip, ...said]))
    .digest('hex');
  const renewable = { key, saidAt: LessThan(new Date(now.getTime() - REPEAT_AFTER)) };
  const { affected } = await manager.update(PostTextRow, renewable, { saidAt: now });
  if (affected) return;
  try {
    await manager.insert(PostTextRow, { key, saidAt: now });
  } catch (error) {
    if (!isDuplicateKey(error, 'PRIMARY', 'post_text.key')) throw error;
    throw new ConflictError('duplicate_text', { detail: 'You posted the same text a moment ago.' });
  }
}
