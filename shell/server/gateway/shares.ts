export interface ShareLimits {
  /** Places in all. */
  all: number;
  /** Places of them that one network may have. */
  each: number;
}

/** Places at something scarce. No network gets so many that nothing is left for the others. */
export class Shares {
  readonly #limits: ShareLimits;
  readonly #byNetwork = new Map<string, number>();
  #taken = 0;

  constructor(limits: ShareLimits) {
    this.#limits = limits;
  }

  get taken(): number {
    return this.#taken;
  }

  /** Takes a place; the answer gives it back, once. Null: there is none. */
  take(network: string): (() => void) | null {
    const own = this.#byNetwork.get(network) ?? 0;
    if (this.#taken >= this.#limits.all || own >= this.#limits.each) return null;
    this.#taken += 1;
    this.#byNetwork.set(network, own + 1);
    let held = true;
    return () => {
      if (held) this.#give(network);
      held = false;
    };
  }

  #give(network: string): void {
    this.#taken -= 1;
    const left = (this.#byNetwork.get(network) ?? 1) - 1;
    if (left === 0) this.#byNetwork.delete(network);
    else this.#byNetwork.set(network, left);
  }
}
