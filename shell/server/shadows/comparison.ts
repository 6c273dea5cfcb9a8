import type { ShadowRenders } from '@coachlab/contracts';
import type { SampleAddress } from './page-sample.ts';

/** One render. */
export interface Compared {
  /** Null when the page was drawn. */
  failure: string | null;
  /** Milliseconds. */
  ms: number;
}

interface Pair {
  route: string;
  own: Compared;
  stable: Compared;
}

/** So many of the addresses more than with stable; the registry holds a rollout by the same share. */
const ALLOWED = 0.02;
const SHOWN = 10;
const LONGEST = 300;

/** What a candidate did beside stable, an address each. */
export class Comparison {
  readonly #pairs = new Map<string, Pair>();

  add({ path, route }: SampleAddress, own: Compared, stable: Compared): void {
    this.#pairs.set(path, { route, own, stable });
  }

  has(path: string): boolean {
    return this.#pairs.has(path);
  }

  get size(): number {
    return this.#pairs.size;
  }

  /** Whether visitors should not be given it. */
  get isWorse(): boolean {
    const { addresses, failed, stableFailed } = this.sums;
    const more = failed - stableFailed;
    return more > 0 && more >= addresses * ALLOWED;
  }

  /** Addresses that the candidate alone could not draw. */
  get failed(): SampleAddress[] {
    return [...this.#pairs].filter(([, pair]) => isOwn(pair)).map(([path, { route }]) => ({ path, route }));
  }

  get words(): string {
    const { failed, addresses, faults } = this.sums;
    const [first] = faults;
    return `${failed} of ${addresses} addresses that stable renders.${first ? ` ${first.route}: ${first.text}` : ''}`;
  }

  get sums(): ShadowRenders {
    const pairs = [...this.#pairs.values()];
    const own = pairs.filter(isOwn);
    const both = pairs.filter((pair) => pair.own.failure === null && pair.stable.failure === null);
    const sum = (times: number[]) => Math.round(times.reduce((total, ms) => total + ms, 0));
    return {
      addresses: pairs.length,
      failed: own.length,
      stableFailed: pairs.filter((pair) => pair.own.failure === null && pair.stable.failure !== null).length,
      ms: sum(both.map((pair) => pair.own.ms)),
      stableMs: sum(both.map((pair) => pair.stable.ms)),
      faults: own.slice(0, SHOWN).map(({ route, own: { failure } }) => ({
        route: route.slice(0, 200),
        text: failure!.split('\n', 1)[0]!.slice(0, LONGEST) || 'an error without a message',
      })),
    };
  }
}

const isOwn = ({ own, stable }: Pair) => own.failure !== null && stable.failure === null;
