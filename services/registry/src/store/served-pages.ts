import { isDuplicateKey } from '@coachlab/service-common';
import type { EntityManager } from 'typeorm';
import type { CountedArm } from '../domain/signals/observations.ts';
import type { ArmCounts } from '../domain/verdict/counts.ts';
import { ServedPage } from './rows/served-page.row.ts';
import { SignalSession } from './rows/signal.row.ts';

/** Pages of a round that are enough to judge by; a token that was stolen fills no disk. */
const MOST = 40_000;

/** Notes each visitor of a round once. */
export async function noteServed(manager: EntityManager, pages: ServedPage[]): Promise<void> {
  const [first] = pages;
  if (!first) return;
  const { rolloutId, round } = first;
  const room = MOST - (await manager.countBy(ServedPage, { rolloutId, round }));
  for (const page of pages.slice(0, Math.max(0, room))) {
    try {
      await manager.insert(ServedPage, page);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}

/** Of each arm and network: to how many visitors a page went out, and of how many of them no browser has reported. */
export async function readServed(
  manager: EntityManager,
  rolloutId: number,
  round: number,
): Promise<Record<CountedArm, ArmCounts['served']>> {
  const rows = await manager
    .createQueryBuilder(ServedPage, 'p')
    .leftJoin(
      SignalSession,
      's',
      's.rolloutId = p.rolloutId AND s.round = p.round AND s.arm = p.arm AND s.session = p.session AND s.network IS NOT NULL',
    )
    .select('p.arm', 'arm')
    .addSelect('COUNT(*)', 'served')
    .addSelect('SUM(CASE WHEN s.session IS NULL THEN 1 ELSE 0 END)', 'silent')
    .where('p.rolloutId = :rolloutId AND p.round = :round', { rolloutId, round })
    .groupBy('p.arm')
    .addGroupBy('p.network')
    .getRawMany<Record<'arm' | 'served' | 'silent', string>>();
  const of = (arm: CountedArm) =>
    rows
      .filter((row) => row.arm === arm)
      .map(({ served, silent }): ArmCounts['served'][number] => [Number(served), Number(silent), 1]);
  return { canary: of('canary'), stable: of('stable') };
}
