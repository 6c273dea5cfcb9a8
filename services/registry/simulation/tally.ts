import type { ArmCounts } from '../src/domain/verdict/counts.ts';

/** More networks than any simulation has. */
const NETWORKS = 4_096;
/** Sessions and failures of a network in one number. */
const SHIFT = 2 ** 24;

/** The counts of one arm in one round, in memory: what the registry's tables would hold. */
export class Tally {
  #sessions = 0;
  #failed = 0;
  /** Of each network. */
  readonly #figures = new Float64Array(NETWORKS);
  /** How many networks have the same figures. */
  readonly #alike = new Map<number, number>();
  /** Failures of each network that the shell saw, too. */
  readonly #seen = new Map<number, number>();
  #claimed = 0;
  /** Visitors of each network to whom a page went out, with those of whom nothing was heard, and networks alike. */
  readonly #served = new Map<number, string>();
  readonly #servedAlike = new Map<string, [pages: number, silent: number, networks: number]>();

  good(network: number): void {
    this.#sessions += 1;
    this.#raise(network, SHIFT);
  }

  bad(network: number, seen = false): void {
    this.#sessions += 1;
    this.#failed += 1;
    this.#raise(network, SHIFT + 1);
    if (seen) this.#seen.set(network, (this.#seen.get(network) ?? 0) + 1);
  }

  /** A failure that only a shell speaks of. */
  claim(): void {
    this.#claimed += 1;
  }

  serve(network: number, silent: boolean): void {
    const before = this.#served.get(network) ?? '';
    const alike = this.#servedAlike.get(before);
    const [pages, quiet] = alike ?? [0, 0];
    if (alike && (alike[2] -= 1) === 0) this.#servedAlike.delete(before);
    const now: [number, number] = [pages + 1, quiet + Number(silent)];
    const others = this.#servedAlike.get(now.join())?.[2] ?? 0;
    this.#served.set(network, now.join());
    this.#servedAlike.set(now.join(), [...now, others + 1]);
  }

  get counts(): ArmCounts {
    const [alike, seen, served] = [this.#alike, this.#seen, this.#servedAlike];
    return {
      sessions: this.#sessions,
      // Everything loads and fails later: the hard case, in which the files are fine.
      loaded: this.#sessions,
      loadedNetworks: Math.min(this.#sessions, NETWORKS),
      failed: this.#failed,
      unloaded: 0,
      unloadedNetworks: 0,
      claimed: this.#claimed,
      // A verdict often needs no more than the sums.
      get networks(): ArmCounts['networks'] {
        return [...alike].map(([figures, count]) => [Math.floor(figures / SHIFT), figures % SHIFT, count]);
      },
      get seen(): ArmCounts['seen'] {
        return [...seen.values()].map((sessions) => [sessions, 1]);
      },
      get served(): ArmCounts['served'] {
        return [...served.values()];
      },
    };
  }

  #raise(network: number, by: number): void {
    const before = this.#figures[network] ?? 0;
    const left = (this.#alike.get(before) ?? 0) - 1;
    if (left > 0) this.#alike.set(before, left);
    else this.#alike.delete(before);
    this.#figures[network] = before + by;
    this.#alike.set(before + by, (this.#alike.get(before + by) ?? 0) + 1);
  }
}
