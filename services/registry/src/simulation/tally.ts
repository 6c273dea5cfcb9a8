import { type ArmCounts } from '../verdict/counts.ts';

/** The counts of one arm in one round, in memory: what the registry's tables would hold. */
export class Tally {
  #sessions = 0;
  #failed = 0;
  #ofNetwork = new Map<number, number>();
  #counts: ArmCounts | undefined;

  good(): void {
    this.#sessions += 1;
    this.#counts = undefined;
  }

  bad(network: number): void {
    this.#sessions += 1;
    this.#failed += 1;
    this.#ofNetwork.set(network, (this.#ofNetwork.get(network) ?? 0) + 1);
    this.#counts = undefined;
    this.#failing = undefined;
  }

  get counts(): ArmCounts {
    return (this.#counts ??= {
      sessions: this.#sessions,
      // Everything loads and fails later: the hard case, in which the files are fine.
      loaded: this.#sessions,
      failed: this.#failed,
      unloaded: 0,
      unloadedNetworks: 0,
      failing: (this.#failing ??= histogram(this.#ofNetwork)),
    });
  }

  #failing: ArmCounts['failing'] | undefined;
}

function histogram(counts: Map<number, number>): ArmCounts['failing'] {
  const networks = new Map<number, number>();
  for (const count of counts.values()) networks.set(count, (networks.get(count) ?? 0) + 1);
  return [...networks];
}
