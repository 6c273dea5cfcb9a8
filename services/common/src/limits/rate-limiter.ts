import { type Bucket, networkOf, TokenBuckets } from '@coachlab/http';
import { TooManyRequestsError } from '../errors/service-errors.ts';
import type { Caller } from '../http/caller.ts';

/** All of a policy's buckets must have room. */
export interface LimitPolicy {
  name: string;
  /** Per visitor; callers without the cookie share one per address. */
  visitor: Bucket[];
  /** Per address. Generous, since a workshop of thirty shares one. */
  ip: Bucket[];
}

/** Counts calls in this process's memory, so n instances let n times as much through. */
export class RateLimiter {
  readonly #enabled: boolean;
  readonly #buckets: TokenBuckets;

  constructor(enabled: boolean, now: () => number = Date.now) {
    this.#enabled = enabled;
    this.#buckets = new TokenBuckets(now);
  }

  /** Counts one call, or throws TooManyRequestsError and counts nothing. */
  take(policy: LimitPolicy, caller: Pick<Caller, 'visitorId' | 'ip'>): void {
    const wait = this.#enabled ? this.#buckets.take(this.#bucketsOf(policy, caller)) : 0;
    if (wait > 0) throw new TooManyRequestsError(wait);
  }

  #bucketsOf(
    policy: LimitPolicy,
    { visitorId, ip }: Pick<Caller, 'visitorId' | 'ip'>,
  ): { key: string; bucket: Bucket }[] {
    const address = networkOf(ip);
    const visitor = visitorId ?? `none@${address}`;
    return [
      ...policy.visitor.map((bucket, index) => ({ key: `${policy.name}/v${index}/${visitor}`, bucket })),
      ...policy.ip.map((bucket, index) => ({ key: `${policy.name}/i${index}/${address}`, bucket })),
    ];
  }
}
