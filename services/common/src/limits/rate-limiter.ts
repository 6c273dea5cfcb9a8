import { type Bucket, networkOf, TokenBuckets } from '@coachlab/http';
import { OFF, type Telemetry } from '@coachlab/telemetry';
import { Logger } from '@nestjs/common';
import { within } from '../database/within.ts';
import { TooManyRequestsError } from '../errors/service-errors.ts';
import type { Caller } from '../http/caller.ts';
import type { SharedBuckets, Wanted } from './shared-buckets.ts';

/** All of a policy's buckets must have room. */
export interface LimitPolicy {
  name: string;
  /** Per visitor; callers without the cookie share one per address. */
  visitor: Bucket[];
  /** Per address. Generous, since a workshop of thirty shares one. */
  ip: Bucket[];
  /** Counted by each process alone: for what costs that process work and does nothing in the caller's name. */
  perProcess?: boolean;
}

export interface RateLimiterOptions {
  enabled: boolean;
  /** Where all instances count together; without it each process counts alone. */
  shared?: SharedBuckets | undefined;
  telemetry?: Telemetry;
  now?: () => number;
}

type Who = Pick<Caller, 'visitorId' | 'ip'>;

/** Milliseconds for which a call waits for the database; well below any deadline of a route that writes. */
const PATIENCE = 1_000;
/** Milliseconds for which a database that did not answer is not asked. */
const PAUSE = 2_000;

const UNANSWERED = Symbol('unanswered');
const LOCAL = 'coachlab.limits.local';
const LOCAL_MEANS = 'Limited calls that one process counted alone, since the database did not answer.';

/**
 * Counts calls in this process's memory, and what that lets through in the database that all instances share. While the
 * database does not answer, the memory alone goes on: nobody is refused, or kept waiting, because the limiter cannot ask.
 */
export class RateLimiter {
  readonly #enabled: boolean;
  readonly #own: TokenBuckets;
  readonly #shared: SharedBuckets | undefined;
  readonly #telemetry: Telemetry;
  readonly #now: () => number;
  readonly #logger = new Logger(RateLimiter.name);
  #pausedUntil = 0;

  constructor({ enabled, shared, telemetry = OFF, now = Date.now }: RateLimiterOptions) {
    this.#enabled = enabled;
    this.#own = new TokenBuckets(now);
    this.#shared = shared;
    this.#telemetry = telemetry;
    this.#now = now;
    if (shared) telemetry.count(LOCAL, LOCAL_MEANS, {}, 0);
  }

  /** Counts one call; or throws TooManyRequestsError and counts nothing. */
  async take(policy: LimitPolicy, caller: Who): Promise<void> {
    if (!this.#enabled) return;
    const wanted = bucketsOf(policy, caller);
    const wait = this.#own.take(wanted);
    if (wait > 0) throw new TooManyRequestsError(wait);
    if (!this.#shared || policy.perProcess) return;
    const waits = await this.#ask(this.#shared, wanted);
    if (waits === UNANSWERED) this.#telemetry.count(LOCAL, LOCAL_MEANS, { 'coachlab.policy': policy.name });
    else if (waits) {
      // From now on the memory refuses by itself, for as long as the database would.
      this.#own.putBack(wanted.map((one, index) => ({ ...one, wait: waits[index] ?? 0 })));
      throw new TooManyRequestsError(Math.max(1, ...waits.map(Math.ceil)));
    }
  }

  async #ask(shared: SharedBuckets, wanted: Wanted[]): Promise<number[] | null | typeof UNANSWERED> {
    if (this.#now() < this.#pausedUntil) return UNANSWERED;
    const asked = shared.take(wanted).catch((error: Error): typeof UNANSWERED => {
      this.#pause(error.message);
      return UNANSWERED;
    });
    const answer = await within<number[] | null | typeof UNANSWERED>(PATIENCE, asked, UNANSWERED);
    if (answer === UNANSWERED) this.#pause('no answer in time');
    return answer;
  }

  #pause(reason: string): void {
    if (this.#now() >= this.#pausedUntil)
      this.#logger.warn(`Rate limits count in this process only: ${reason}`);
    this.#pausedUntil = this.#now() + PAUSE;
  }
}

function bucketsOf(policy: LimitPolicy, { visitorId, ip }: Who): Wanted[] {
  const address = networkOf(ip);
  const visitor = visitorId ?? `none@${address}`;
  return [
    ...policy.visitor.map((bucket, index) => ({ key: `${policy.name}/v${index}/${visitor}`, bucket })),
    ...policy.ip.map((bucket, index) => ({ key: `${policy.name}/i${index}/${address}`, bucket })),
  ];
}
