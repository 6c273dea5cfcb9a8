import type { ComparedMeasure } from '@coachlab/contracts';
import { MEASURES } from './measures.ts';
import type { Total } from './pace-tables.ts';
import { HOLD_RATIO, type RoutePace } from './paces.ts';

/** One sentence for a person: how much slower the candidate is, or could be, where, and of how many sessions that is known. */
export function describePace(
  { measure, routes, isWhole }: { measure: ComparedMeasure; routes: RoutePace[]; isWhole: boolean },
  mood: 'does' | 'could',
  ratio: number,
  canary: Total,
  stable: Total & { share: number },
): string {
  const { worse, unit } = MEASURES[measure];
  const [subject, verb, more] = worse;
  const does = mood === 'does' ? verb : `could still ${verb.replace(/^are /, 'be ')}`;
  const than = `at least ${Math.round(ratio * 100 - 100)} % ${more} than those of stable`;
  const whose = isWhole
    ? `At p75 its ${subject}`
    : `On ${routes[0]!.route || 'some pages'}, at p75 its ${subject}`;
  const part = (share: number, of: number) =>
    `${Math.round(share * 100)} % of ${Math.round(of).toLocaleString('en')} timed sessions`;
  const above = ratio === HOLD_RATIO ? canary.over20 : canary.over10;
  const over = part(above / canary.sessions, canary.sessions);
  const onStable = part(stable.share, stable.sessions);
  const inUnit = (value: number) => `${Math.round(value).toLocaleString('en')} ${unit}`;
  const { upper } = routes[0]!.limits;
  const figures =
    routes.length === 1
      ? `${over} took over ${inUnit(upper * ratio)}, and ${onStable} on stable over ${inUnit(upper)}`
      : `${over} took over ${ratio} times the limit of their route, and ${onStable} on stable over the limit`;
  return `${whose} ${does} ${than}: ${figures}.`;
}
