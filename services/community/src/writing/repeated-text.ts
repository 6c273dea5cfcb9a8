import { createHash } from 'node:crypto';
import { ConflictError, isDuplicateKey } from '@coachlab/service-common';
import { type EntityManager, LessThan } from 'typeorm';
import { SaidTextRow } from './said-text.row.ts';

/** Milliseconds for which the same person cannot say the same again. */
const REPEAT_AFTER = 5 * 60_000;

/** Notes that the writer says this now, or throws ConflictError when they did so in the last five minutes. */
export async function refuseRepeatedText(
  manager: EntityManager,
  writer: string,
  said: readonly string[],
  now = new Date(),
): Promise<void> {
  const key = keyOf(writer, said);
  const renewable = { key, saidAt: LessThan(repeatable(now)) };
  const { affected } = await manager.update(SaidTextRow, renewable, { saidAt: now });
  if (affected) return;
  try {
    await manager.insert(SaidTextRow, { key, saidAt: now });
  } catch (error) {
    if (!isDuplicateKey(error, 'PRIMARY', 'said_text.key')) throw error;
    throw new ConflictError('duplicate_text', { detail: 'You posted the same text a moment ago.' });
  }
}

/** Takes that note back: it does not stand there any more, so it may be said again. */
export async function forgetText(
  manager: EntityManager,
  writer: string,
  said: readonly string[],
): Promise<void> {
  await manager.delete(SaidTextRow, { key: keyOf(writer, said) });
}

/** Forgets what may be said again. */
export async function forgetRepeatableTexts(manager: EntityManager, now = new Date()): Promise<void> {
  await manager.delete(SaidTextRow, { saidAt: LessThan(repeatable(now)) });
}

function keyOf(writer: string, said: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([writer, ...said]))
    .digest('hex');
}

function repeatable(now: Date): Date {
  return new Date(now.getTime() - REPEAT_AFTER);
}
