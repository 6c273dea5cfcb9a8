/** A burst, then a steady trickle. Twenty a day is `{burst: 20, every: 24 * 3600 / 20}`. */
export interface Bucket {
  /** Calls that may come at once. */
  burst: number;
  /** Seconds until one more may come. */
  every: number;
}

interface State {
  /** Tokens left at `at`. */
  tokens: number;
  /** Milliseconds. */
  at: number;
}

/** Counted keys kept in memory; past it the oldest go, which forgives them. */
const MOST_KEYS = 100_000;

/** Counts by key, in this process's memory: n instances let n times as much through. */
export class TokenBuckets {
  readonly #now: () => number;
  readonly #states = new Map<string, State>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Takes one of every bucket and answers 0; or takes nothing and answers the seconds to wait. */
  take(wanted: readonly { key: string; bucket: Bucket }[]): number {
    const now = this.#now();
    const counted = wanted.map(({ key, bucket }) => {
      return { key, bucket, state: refilled(bucket, this.#states.get(key), now) };
    });
    const wait = Math.max(0, ...counted.map(({ bucket, state }) => waitFor(bucket, state)));
    if (wait === 0)
      for (const { key, state } of counted) this.#put(key, { ...state, tokens: state.tokens - 1 });
    return wait;
  }

  /**
   * Gives back what `take` took, since somebody who counts for more processes refused. `wait` is for how many seconds
   * that one has no token; 0 when it has one.
   */
  putBack(taken: readonly { key: string; bucket: Bucket; wait: number }[]): void {
    const now = this.#now();
    for (const { key, bucket, wait } of taken) {
      const { tokens } = refilled(bucket, this.#states.get(key), now);
      const most = wait > 0 ? 1 - wait / bucket.every : bucket.burst;
      this.#put(key, { tokens: Math.min(tokens + 1, most), at: now });
    }
  }

  #put(key: string, state: State): void {
    this.#states.delete(key);
    this.#states.set(key, state);
    if (this.#states.size > MOST_KEYS) this.#states.delete(this.#states.keys().next().value!);
  }
}

function refilled({ burst, every }: Bucket, state: State | undefined, now: number): State {
  if (!state) return { tokens: burst, at: now };
  return { tokens: Math.min(burst, state.tokens + (now - state.at) / (every * 1_000)), at: now };
}

/** Seconds until the bucket has a token again; 0 when it has one. */
function waitFor({ every }: Bucket, { tokens }: State): number {
  return tokens >= 1 ? 0 : Math.ceil((1 - tokens) * every);
}
