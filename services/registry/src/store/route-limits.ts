import type { ComparedMeasure } from '@coachlab/contracts';
import { isDuplicateKey } from '@coachlab/service-common';
import type { EntityManager } from 'typeorm';
import { COMPARED } from '../domain/verdict/measures.ts';
import { CALIBRATED_BY, limitsOf, maxSamples } from '../domain/verdict/paces.ts';
import { PageMeasuresRow, RouteLimit } from './rows/page-measures.row.ts';

/** Looks for the limits that a rollout has not yet: each is found once, of two instances by the first, and kept. */
export async function findLimits(
  manager: EntityManager,
  rolloutId: number,
  round: number,
  networks: number,
  now: Date,
): Promise<void> {
  const found = await manager.findBy(RouteLimit, { rolloutId });
  const known = new Set(found.map(({ measure, route }) => `${measure} ${route}`));
  for (const { measure, route } of await calibratable(manager, rolloutId, round)) {
    if (known.has(`${measure} ${route}`)) continue;
    const sample = await firstOfStable(manager, { rolloutId, round, route }, measure, networks);
    const limits = limitsOf(measure, sample, networks);
    if (limits === null) continue;
    try {
      await manager.insert(RouteLimit, { rolloutId, measure, route, ...limits, since: now });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}

/** Where enough stable sessions are there to look at; the most frequent first. */
async function calibratable(
  manager: EntityManager,
  rolloutId: number,
  round: number,
): Promise<{ measure: ComparedMeasure; route: string }[]> {
  const query = manager
    .createQueryBuilder(PageMeasuresRow, 'm')
    .select('m.route', 'route')
    .where("m.rolloutId = :rolloutId AND m.round = :round AND m.arm = 'stable'", { rolloutId, round })
    .groupBy('m.route')
    .orderBy('COUNT(*)', 'DESC');
  for (const measure of COMPARED) query.addSelect(`COUNT(m.${measure})`, measure);
  const rows = await query.getRawMany<Record<ComparedMeasure, string | number> & { route: string }>();
  return rows.flatMap((row) =>
    COMPARED.filter((measure) => Number(row[measure]) >= CALIBRATED_BY).map((measure) => ({
      measure,
      route: row.route,
    })),
  );
}

/** A few of each network: whoever reports most must not crowd out the others. */
async function firstOfStable(
  manager: EntityManager,
  place: { rolloutId: number; round: number; route: string },
  measure: ComparedMeasure,
  networks: number,
): Promise<{ network: string; value: number }[]> {
  const rows = await manager
    .createQueryBuilder()
    .select('ranked.network', 'network')
    .addSelect('ranked.value', 'value')
    .from(
      (all) =>
        all
          .select('m.network', 'network')
          .addSelect(`m.${measure}`, 'value')
          .addSelect('ROW_NUMBER() OVER (PARTITION BY m.network ORDER BY m.session)', 'place')
          .from(PageMeasuresRow, 'm')
          .where("m.rolloutId = :rolloutId AND m.round = :round AND m.arm = 'stable'", place)
          .andWhere(`m.route = :route AND m.${measure} IS NOT NULL`, place),
      'ranked',
    )
    .where('ranked.place <= :most', { most: maxSamples(networks) })
    .getRawMany<{ network: string; value: number | string }>();
  return rows.map(({ network, value }) => ({ network, value: Number(value) }));
}
