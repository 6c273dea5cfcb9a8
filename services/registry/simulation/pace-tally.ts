import type { Spread } from '../src/domain/verdict/counts.ts';
import type { PacedArm, paceOf } from '../src/domain/verdict/paces.ts';

/** More networks than any simulation has. */
const NETWORKS = 4_096;

/** Timed sessions of one arm on one route, in memory: what the registry's table would hold. */
export class PaceTally {
  readonly #quarters = [new Counter(), new Counter(), new Counter(), new Counter()] as const;
  readonly #over10 = new Counter();
  readonly #over20 = new Counter();

  add(network: number, { quarter, over10, over20 }: ReturnType<typeof paceOf>): void {
    this.#quarters[quarter]!.add(network);
    if (over10) this.#over10.add(network);
    if (over20) this.#over20.add(network);
  }

  get paced(): PacedArm {
    return {
      quarters: this.#quarters.map((counter) => counter.spread) as PacedArm['quarters'],
      over10: this.#over10.spread,
      over20: this.#over20.spread,
    };
  }
}

/** How many networks have so many sessions, kept up to date with each. */
class Counter {
  readonly #sessions = new Uint32Array(NETWORKS);
  readonly #alike = new Map<number, number>();

  add(network: number): void {
    const before = this.#sessions[network] as number;
    if (before > 0) {
      const left = (this.#alike.get(before) as number) - 1;
      if (left > 0) this.#alike.set(before, left);
      else this.#alike.delete(before);
    }
    this.#sessions[network] = before + 1;
    this.#alike.set(before + 1, (this.#alike.get(before + 1) ?? 0) + 1);
  }

  get spread(): Spread {
    return [...this.#alike];
  }
}
