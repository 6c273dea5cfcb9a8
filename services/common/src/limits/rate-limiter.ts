import { TooManyRequestsError } from '../errors/service-errors.ts';
import type { Caller } from '../http/caller.ts';
import { type Bucket, type BucketState, refilled, waitFor } from './token-bucket.ts';

/** All of a policy's buckets must have room. */
export interface LimitPolicy {
  name: string;
  /** Per visitor; callers without the cookie share one per address. */
  visitor: Bucket[];
  /** Per address. Generous, since a workshop of thirty shares one. */
  ip: Bucket[];
}

/** Counted keys kept in memory; past it the oldest go, which forgives them. */
const MOST_KEYS = 100_000;

/** Counts calls in this process's memory, so n instances let n times as much through. */
export class RateLimiter {
  readonly #enabled: boolean;
  readonly #now: () => number;
  readonly #states = new Map<string, BucketState>();

  constructor(enabled: boolean, now: () => number = Date.now) {
    this.#enabled = enabled;
    this.#now = now;
  }

  /** Counts one call, or throws TooManyRequestsError and counts nothing. */
  take(policy: LimitPolicy, caller: Pick<Caller, 'visitorId' | 'ip'>): void {
    if (!this.#enabled) return;
    const now = this.#now();
    const counted = this.#bucketsOf(policy, caller).map(({ key, bucket }) => {
      const state = refilled(bucket, this.#states.get(key), now);
      return { key, bucket, state };
    });
    const wait = Math.max(...counted.map(({ bucket, state }) => waitFor(bucket, state)));
    if (wait > 0) throw new TooManyRequestsError(wait);
    for (const { key, state } of counted) this.#put(key, { ...state, tokens: state.tokens - 1 });
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

  #put(key: string, state: BucketState): void {
    this.#states.delete(key);
    this.#states.set(key, state);
    if (this.#states.size <= MOST_KEYS) return;
    for (const oldest of this.#states.keys()) {
      this.#states.delete(oldest);
      break;
    }
  }
}

/** One IPv6 subscriber holds a whole /64. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '');
  const [head = '', tail = ''] = ip.split('::') as [string, string?];
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const gap = ip.includes('::') ? Math.max(0, 8 - left.length - right.length) : 0;
  return [...left, ...Array<string>(gap).fill('0'), ...right].slice(0, 4).join(':');
}
