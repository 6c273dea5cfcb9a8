import { type EntityManager, IsNull } from 'typeorm';
import { limitOf, mostToLookAt } from '../domain/verdict/speed.ts';
import { RolloutRow } from './rows/rollout.row.ts';
import { SignalSession } from './rows/signal.row.ts';

/** From which time to paint on a session of this rollout is slow, in milliseconds; null while that is not known. */
export async function readSlowFrom(manager: EntityManager, rolloutId: number): Promise<number | null> {
  const select = { id: true, slowFrom: true } as const;
  const row = await manager.findOne(RolloutRow, { where: { id: rolloutId }, select });
  return row?.slowFrom ?? null;
}

/** The same, looked for where it is not known: found once a rollout, of two instances by the first, and kept. */
export async function findSlowFrom(
  manager: EntityManager,
  rolloutId: number,
  round: number,
  networks: number,
): Promise<number | null> {
  const known = await readSlowFrom(manager, rolloutId);
  if (known !== null) return known;
  // A few of each network: whoever reports most must not crowd out the others.
  const rows = await manager
    .createQueryBuilder()
    .select('ranked.network', 'network')
    .addSelect('ranked.lcp', 'lcp')
    .from(
      (all) =>
        all
          .select('s.network', 'network')
          .addSelect('s.lcp', 'lcp')
          .addSelect('ROW_NUMBER() OVER (PARTITION BY s.network ORDER BY s.session)', 'place')
          .from(SignalSession, 's')
          .where("s.rolloutId = :rolloutId AND s.round = :round AND s.arm = 'stable'", { rolloutId, round })
          .andWhere('s.lcp IS NOT NULL AND s.network IS NOT NULL'),
      'ranked',
    )
    .where('ranked.place <= :most', { most: mostToLookAt(networks) })
    .getRawMany<{ network: string; lcp: number | string }>();
  const found = limitOf(
    rows.map(({ network, lcp }) => ({ network, lcp: Number(lcp) })),
    networks,
  );
  if (found === null) return null;
  await manager.update(RolloutRow, { id: rolloutId, slowFrom: IsNull() }, { slowFrom: found });
  return readSlowFrom(manager, rolloutId);
}
