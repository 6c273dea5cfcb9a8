import type { ComparedMeasure, MeasureHistory } from '@coachlab/contracts';
import { isDuplicateKey } from '@coachlab/service-common';
import type { EntityManager } from 'typeorm';
import type { CountedArm } from '../domain/signals/observations.ts';
import { COMPARED, MEASURES } from '../domain/verdict/measures.ts';
import { HOLD_RATIO } from '../domain/verdict/paces.ts';
import { perMille } from './note-strengths.ts';
import { MeasureMinute } from './rows/measure-minute.row.ts';
import { PageMeasuresRow } from './rows/page-measures.row.ts';

const MINUTE = 60_000;

/** Keeps p75 of each measure once a minute, with how much speaks against the candidate. */
export async function noteMeasureMinute(
  manager: EntityManager,
  { rolloutId, round }: { rolloutId: number; round: number },
  now: number,
  strengths: ReadonlyMap<ComparedMeasure, number>,
): Promise<void> {
  const minute = Math.floor(now / MINUTE);
  // The verdict looks at each failure; to sort all sessions as often would be too much.
  if (await manager.existsBy(MeasureMinute, { rolloutId, minute })) return;
  for (const measure of COMPARED) {
    const of = (arm: CountedArm) => p75Of(manager, { rolloutId, round, arm }, measure);
    const [canary, stable] = [await of('canary'), await of('stable')];
    if (canary === null && stable === null) continue;
    const strength = strengths.get(measure);
    const evidence = strength === undefined ? null : perMille(strength);
    try {
      await manager.insert(MeasureMinute, { rolloutId, minute, measure, canary, stable, evidence });
    } catch (error) {
      // Another instance was faster: it is drawn, and decides nothing.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}

async function p75Of(
  manager: EntityManager,
  place: Pick<PageMeasuresRow, 'rolloutId' | 'round' | 'arm'>,
  measure: ComparedMeasure,
): Promise<number | null> {
  const all = manager
    .createQueryBuilder(PageMeasuresRow, 'm')
    .where({ ...place })
    .andWhere(`m.${measure} IS NOT NULL`);
  const sessions = await all.getCount();
  if (sessions === 0) return null;
  const [row] = await all
    .select(`m.${measure}`, 'value')
    .orderBy(`m.${measure}`)
    .offset(Math.floor(sessions * 0.75))
    .limit(1)
    .getRawMany<{ value: number | string }>();
  return row ? Number(row.value) : null;
}

const heldFrom = (measure: ComparedMeasure, stable: number | null) =>
  stable === null ? null : Math.round(Math.max(stable, MEASURES[measure].floor) * HOLD_RATIO);

/** Each measure that anybody has reported, in spans of some minutes; of a span, what was known last. */
export async function measureHistories(
  manager: EntityManager,
  rolloutId: number,
  { first, minutes, spans }: { first: number; minutes: number; spans: number },
): Promise<MeasureHistory[]> {
  const rows = await manager.find(MeasureMinute, { where: { rolloutId }, order: { minute: 'ASC' } });
  return COMPARED.flatMap((measure) => {
    const own = rows.filter((row) => row.measure === measure);
    if (own.length === 0) return [];
    const last = Array.from({ length: spans }, (): MeasureMinute | undefined => undefined);
    for (const row of own) {
      const span = Math.floor((row.minute - first) / minutes);
      if (span >= 0 && span < spans) last[span] = row;
    }
    const inPercent = (evidence: number | null | undefined) => (evidence == null ? null : evidence / 10);
    return {
      measure,
      canary: last.map((row) => row?.canary ?? null),
      stable: last.map((row) => row?.stable ?? null),
      heldFrom: last.map((row) => heldFrom(measure, row?.stable ?? null)),
      holds: last.map((row) => inPercent(row?.evidence)),
    };
  });
}
