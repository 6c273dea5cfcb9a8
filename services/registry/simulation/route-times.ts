import type { ComparedMeasure } from '@coachlab/contracts';
import { limitsOf, maxSamples, paceOf, type Limits, type Pace } from '../src/domain/verdict/paces.ts';
import type { CountedArm } from '../src/domain/signals/observations.ts';
import { PaceTally } from './pace-tally.ts';

/** Routes that visits begin on: their share, and how long their pages take beside the average. */
export const ROUTES = [
  { path: '/a', share: 0.4, pace: 1 },
  { path: '/b', share: 0.3, pace: 0.8 },
  { path: '/c', share: 0.2, pace: 1.5 },
  { path: '/d', share: 0.1, pace: 1.2 },
];
export const SHARES = ROUTES.map(({ share }) => share);

/** Which route a visit begins on, of so many shares and a draw from 0 to 1. */
export function routeAt(shares: number[], draw: number): number {
  let left = draw;
  const at = shares.findIndex((share) => (left -= share) < 0);
  return at < 0 ? shares.length - 1 : at;
}

/** Times of a rollout by one measure: the first stable ones of each route set its limits, what follows is compared. */
export class RouteTimes {
  readonly #measure: ComparedMeasure;
  readonly #networks: number;
  readonly #first = ROUTES.map(() => new Map<number, { network: string; value: number }[]>());
  readonly #limits: (Limits | null)[] = ROUTES.map(() => null);
  /** In the order in which they got their limits. */
  readonly #known: number[] = [];
  #whole = tallies();
  #tallies = ROUTES.map(tallies);

  constructor(measure: ComparedMeasure, networks: number) {
    this.#measure = measure;
    this.#networks = networks;
  }

  add(arm: CountedArm, route: number, network: number, value: number): void {
    const limits = this.#limits[route];
    if (limits) {
      const pace = paceOf(arm, value, limits);
      this.#whole[arm].add(network, pace);
      return this.#tallies[route]![arm].add(network, pace);
    }
    if (arm === 'canary') return;
    const first = this.#first[route]!;
    const known = first.get(network) ?? [];
    if (known.length < maxSamples(this.#networks))
      first.set(network, [...known, { network: `${network}`, value }]);
  }

  /** Looks for limits that are not known yet. */
  look(): void {
    for (const [route, first] of this.#first.entries()) {
      if (this.#limits[route]) continue;
      const limits = limitsOf(this.#measure, [...first.values()].flat(), this.#networks);
      if (!limits) continue;
      this.#limits[route] = limits;
      this.#known.push(route);
    }
  }

  /** A round begins: its sessions are counted anew, by the same limits. */
  restart(): void {
    this.#whole = tallies();
    this.#tallies = ROUTES.map(tallies);
  }

  get paces(): Pace[] {
    if (this.#known.length === 0) return [];
    const routes = this.#known.map((route) => ({
      route: ROUTES[route]!.path,
      limits: this.#limits[route] as Limits,
      canary: this.#tallies[route]!.canary.paced,
      stable: this.#tallies[route]!.stable.paced,
    }));
    const { canary, stable } = this.#whole;
    return [{ measure: this.#measure, routes, canary: canary.paced, stable: stable.paced }];
  }
}

const tallies = () => ({ canary: new PaceTally(), stable: new PaceTally() });
