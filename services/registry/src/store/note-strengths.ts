import { isDuplicateKey } from '@coachlab/service-common';
import type { EntityManager } from 'typeorm';
import type { Strengths } from '../domain/verdict/verdict.ts';
import { NO_MINUTE } from './count-session.ts';
import { SignalMinute } from './rows/signal-minute.row.ts';

const MINUTE = 60_000;
/** As much as the column takes: evidence grows without end. */
const MOST = 1_000_000;

/** Keeps how much speaks against a candidate for the console to draw; of one minute, what was said last. */
export async function noteStrengths(
  manager: EntityManager,
  rolloutId: number,
  now: number,
  { stops, holds }: Strengths,
): Promise<void> {
  const key = { rolloutId, arm: 'canary' as const, minute: Math.floor(now / MINUTE) };
  const strengths = { evidence: perMille(stops), slowerEvidence: perMille(holds) };
  const { affected } = await manager.update(SignalMinute, key, strengths);
  if (affected) return;
  try {
    await manager.insert(SignalMinute, { ...key, ...NO_MINUTE, ...strengths });
  } catch (error) {
    // As it was, or another one was faster: it is drawn, and decides nothing.
    if (!isDuplicateKey(error)) throw error;
  }
}

export const perMille = (strength: number) => Math.round(Math.min(MOST, Math.max(0, strength * 1_000)));
