import type { ArmCounts } from '../verdict/counts.ts';

/** The counts of one arm in one round, in memory: what the registry's tables would hold. */
export class Tally {
  #sessions = 0;
  #failed = 0;
  readonly #ofNetwork = new Map<number, number>();
  /** Failing sessions to the networks that have so many. */
  readonly #networks = new Map<number, number>();

  good(): void {
    this.#sessions += 1;
  }

  bad(network: number): void {
    this.#sessions += 1;
    this.#failed += 1;
    const before = this.#ofNetwork.get(network) ?? 0;
    this.#ofNetwork.set(network, before + 1);
    const left = (this.#networks.get(before) ?? 0) - 1;
    if (left > 0) this.#networks.set(before, left);
    else this.#networks.delete(before);
    this.#networks.set(before + 1, (this.#networks.get(before + 1) ?? 0) + 1);
  }

  get counts(): ArmCounts {
    return {
      sessions: this.#sessions,
      // Everything loads and fails later: the hard case, in which the files are fine.
      loaded: this.#sessions,
      failed: this.#failed,
      unloaded: 0,
      unloadedNetworks: 0,
      failing: [...this.#networks],
    };
  }
}
