import type { ComparedMeasure } from '@coachlab/contracts';
import type { EntityManager } from 'typeorm';
import type { CountedArm } from '../domain/signals/observations.ts';
import type { Spread } from '../domain/verdict/counts.ts';
import {
  ALLOWED_FOR,
  HOLD_RATIO,
  type Pace,
  type PacedArm,
  type RoutePace,
  WARN_RATIO,
} from '../domain/verdict/paces.ts';
import { PageMeasuresRow, RouteLimit } from './rows/page-measures.row.ts';

/** Sessions of one network on one route, by what they are above. */
type Sums = Record<(typeof SUMS)[number], string | number>;
const SUMS = ['timed', 'aboveLower', 'aboveMiddle', 'aboveUpper', 'over10', 'over20'] as const;

const ALLOWED = `(CASE WHEN m.arm = 'canary' THEN ${ALLOWED_FOR.canary} ELSE ${ALLOWED_FOR.stable} END)`;

/** Both arms of a round by each measure and route that has limits, of the sessions since it has them. */
export async function readPaces(manager: EntityManager, rolloutId: number, round: number): Promise<Pace[]> {
  const limits = await manager.find(RouteLimit, {
    where: { rolloutId },
    order: { measure: 'ASC', since: 'ASC', route: 'ASC' },
  });
  const paces: Pace[] = [];
  for (const [measure, ofMeasure] of Map.groupBy(limits, (limit) => limit.measure)) {
    const rows = await rowsOf(manager, rolloutId, round, measure);
    const whole = (arm: CountedArm) => pacedArm(byNetwork(rows.filter((row) => row.arm === arm)));
    const routes = ofMeasure.map(({ route, lower, middle, upper }): RoutePace => {
      const of = (arm: CountedArm) => pacedArm(rows.filter((row) => row.route === route && row.arm === arm));
      return { route, limits: { lower, middle, upper }, canary: of('canary'), stable: of('stable') };
    });
    paces.push({ measure, routes, canary: whole('canary'), stable: whole('stable') });
  }
  return paces;
}

/** The same of all routes. */
function byNetwork(rows: (Sums & { network: string })[]): Sums[] {
  const sums = new Map<string, Sums>();
  for (const { network, ...row } of rows) {
    const before = sums.get(network);
    const added = SUMS.map((name) => [name, Number(row[name]) + Number(before?.[name] ?? 0)]);
    sums.set(network, Object.fromEntries(added) as Sums);
  }
  return [...sums.values()];
}

function rowsOf(
  manager: EntityManager,
  rolloutId: number,
  round: number,
  measure: ComparedMeasure,
): Promise<(Sums & Record<'arm' | 'route' | 'network', string>)[]> {
  const above = (limit: string) => `SUM(CASE WHEN m.${measure} > ${limit} THEN 1 ELSE 0 END)`;
  return manager
    .createQueryBuilder(PageMeasuresRow, 'm')
    .innerJoin(
      RouteLimit,
      'l',
      'l.rolloutId = m.rolloutId AND l.measure = :measure AND l.route = m.route AND m.at > l.since',
      { measure },
    )
    .select('m.arm', 'arm')
    .addSelect('m.route', 'route')
    .addSelect('m.network', 'network')
    .addSelect('COUNT(*)', 'timed')
    .addSelect(above(`l.lower * ${ALLOWED}`), 'aboveLower')
    .addSelect(above(`l.middle * ${ALLOWED}`), 'aboveMiddle')
    .addSelect(above(`l.upper * ${ALLOWED}`), 'aboveUpper')
    .addSelect(above(`l.upper * ${WARN_RATIO}`), 'over10')
    .addSelect(above(`l.upper * ${HOLD_RATIO}`), 'over20')
    .where('m.rolloutId = :rolloutId AND m.round = :round', { rolloutId, round })
    .andWhere(`m.${measure} IS NOT NULL`)
    .groupBy('m.arm')
    .addGroupBy('m.route')
    .addGroupBy('m.network')
    .getRawMany();
}

function pacedArm(networks: Sums[]): PacedArm {
  const spread = (sessionsOf: (row: Sums) => number): Spread => {
    const alike = new Map<number, number>();
    for (const row of networks) {
      const sessions = sessionsOf(row);
      if (sessions > 0) alike.set(sessions, (alike.get(sessions) ?? 0) + 1);
    }
    return [...alike];
  };
  const between = (a: keyof Sums, b: keyof Sums) => spread((row) => Number(row[a]) - Number(row[b]));
  return {
    quarters: [
      between('timed', 'aboveLower'),
      between('aboveLower', 'aboveMiddle'),
      between('aboveMiddle', 'aboveUpper'),
      spread((row) => Number(row.aboveUpper)),
    ],
    over10: spread((row) => Number(row.over10)),
    over20: spread((row) => Number(row.over20)),
  };
}
