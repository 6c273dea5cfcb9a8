/** A burst, then a steady trickle. Twenty a day is `{burst: 20, every: 24 * 3600 / 20}`. */
export interface Bucket {
  /** Calls that may come at once. */
  burst: number;
  /** Seconds until one more may come. */
  every: number;
}

export interface BucketState {
  /** Tokens left at `at`. */
  tokens: number;
  /** Milliseconds. */
  at: number;
}

export function refilled({ burst, every }: Bucket, state: BucketState | undefined, now: number): BucketState {
  if (!state) return { tokens: burst, at: now };
  return { tokens: Math.min(burst, state.tokens + (now - state.at) / (every * 1_000)), at: now };
}

/** Seconds until the bucket has a token again; 0 when it has one. */
export function waitFor({ every }: Bucket, { tokens }: BucketState): number {
  return tokens >= 1 ? 0 : Math.ceil((1 - tokens) * every);
}
