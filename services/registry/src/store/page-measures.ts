import { isDuplicateKey } from '@coachlab/service-common';
import { type EntityManager, IsNull } from 'typeorm';
import type { Observation } from '../domain/signals/observations.ts';
import { PAGE_MEASURES } from '../domain/verdict/measures.ts';
import { PageMeasuresRow } from './rows/page-measures.row.ts';

/** Sessions of an arm and round that are enough to judge by, and that one look may add up. */
const MOST = 20_000;

const UNMEASURED = Object.fromEntries(PAGE_MEASURES.map((name) => [name, IsNull()]));

/** Notes what a visitor's browser measured, each thing once a round: LCP soon, the rest when the visitor leaves the page. */
export async function noteMeasures(
  manager: EntityManager,
  { rolloutId, rounds, arm, session, network, route, lcp, measured }: Observation,
  now: Date,
): Promise<void> {
  const round = rounds.at(-1);
  if (rolloutId === 0 || network === null || round === undefined || (lcp === null && !measured)) return;
  const place = { rolloutId, round, arm };
  const values = Object.fromEntries(PAGE_MEASURES.map((name) => [name, measured?.[name] ?? null]));
  const known = { ...place, session, network };
  // Who reports from another network is another witness.
  if (measured && (await manager.update(PageMeasuresRow, { ...known, ...UNMEASURED }, values)).affected)
    return;
  if ((await manager.countBy(PageMeasuresRow, place)) >= MOST) return;
  try {
    await manager.insert(PageMeasuresRow, { ...known, at: now, route, lcp, ...values });
  } catch (error) {
    // It counts once.
    if (!isDuplicateKey(error)) throw error;
  }
}
