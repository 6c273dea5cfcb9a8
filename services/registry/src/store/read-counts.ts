import type { ArmFigures } from '@coachlab/contracts';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { SHELL_ONLY, SignalNetwork, SignalSession } from './rows/signal.row.ts';
import type { CountedArm } from '../domain/signals/observations.ts';
import { type ArmCounts, NO_COUNTS } from '../domain/verdict/counts.ts';
import { type Painted, p75Of } from '../domain/verdict/slower.ts';

/** Of one round, both arms; round 0 is the candidate's in the whole rollout. */
export async function readCounts(
  manager: EntityManager,
  rolloutId: number,
  round: number,
): Promise<Record<CountedArm, ArmCounts>> {
  const of = (whose = '<>') =>
    manager
      .createQueryBuilder(SignalNetwork, 'n')
      .select('n.arm', 'arm')
      .where(`n.rolloutId = :rolloutId AND n.round = :round AND n.network ${whose} :alone`, {
        rolloutId,
        round,
        alone: SHELL_ONLY,
      })
      .groupBy('n.arm');
  const sums = await of()
    .addSelect('SUM(n.sessions)', 'sessions')
    .addSelect('SUM(n.loaded)', 'loaded')
    .addSelect('SUM(n.failed)', 'failed')
    .addSelect('SUM(n.unloaded)', 'unloaded')
    .addSelect('SUM(CASE WHEN n.loaded > 0 THEN 1 ELSE 0 END)', 'loadedNetworks')
    .addSelect('SUM(CASE WHEN n.unloaded > 0 THEN 1 ELSE 0 END)', 'unloadedNetworks')
    .getRawMany<Record<Exclude<keyof ArmCounts, 'networks' | 'seen' | 'claimed'> | 'arm', string>>();
  const networks = await of()
    .addSelect('n.sessions', 'sessions')
    .addSelect('n.failed', 'failed')
    .addSelect('COUNT(*)', 'networks')
    .andWhere('n.sessions > 0')
    .addGroupBy('n.sessions')
    .addGroupBy('n.failed')
    .getRawMany<Record<'arm' | 'sessions' | 'failed' | 'networks', string>>();
  const seen = await of()
    .addSelect('n.seen', 'seen')
    .addSelect('COUNT(*)', 'networks')
    .andWhere('n.seen > 0')
    .addGroupBy('n.seen')
    .getRawMany<Record<'arm' | 'seen' | 'networks', string>>();
  const claims = await of('=')
    .addSelect('SUM(n.failed)', 'failed')
    .getRawMany<Record<'arm' | 'failed', string>>();
  const counts = { canary: { ...NO_COUNTS }, stable: { ...NO_COUNTS } };
  for (const row of sums) {
    const arm = row.arm as CountedArm;
    counts[arm] = {
      ...NO_COUNTS,
      sessions: Number(row.sessions),
      loaded: Number(row.loaded),
      loadedNetworks: Number(row.loadedNetworks),
      failed: Number(row.failed),
      unloaded: Number(row.unloaded),
      unloadedNetworks: Number(row.unloadedNetworks),
      networks: networks
        .filter((each) => each.arm === arm)
        .map(({ sessions, failed, networks: count }) => [Number(sessions), Number(failed), Number(count)]),
      seen: seen
        .filter((each) => each.arm === arm)
        .map(({ seen: sessions, networks: count }) => [Number(sessions), Number(count)]),
    };
  }
  for (const { arm, failed } of claims) counts[arm as CountedArm].claimed = Number(failed);
  return counts;
}

/** Sessions that p75 is taken of. Their keys are hashes, so the first ones are a fair sample. */
const SAMPLE = 2_000;

/** When pages of one arm had painted, and the network that each was reported from. */
export async function readPainted(
  manager: EntityManager,
  place: { rolloutId: number; round: number; arm: CountedArm },
): Promise<Painted[]> {
  const rows = await manager.find(SignalSession, {
    where: { ...place, lcp: Not(IsNull()), network: Not(IsNull()) },
    select: { lcp: true, network: true },
    order: { session: 'ASC' },
    take: SAMPLE,
  });
  return rows.map(({ lcp, network }) => ({ lcp: lcp as number, network: network as string }));
}

export async function readFigures(
  manager: EntityManager,
  place: { rolloutId: number; round: number; arm: CountedArm },
  version: string,
  { sessions, failed }: Pick<ArmCounts, 'sessions' | 'failed'>,
): Promise<ArmFigures> {
  return { version, sessions, failed, lcp: p75Of(await readPainted(manager, place)) };
}
