import { Inject, Injectable } from '@nestjs/common';
import {
  type Bucket,
  type Caller,
  CONFIG,
  Idempotency,
  RateLimiter,
  type TooManyRequestsError,
} from '@coachlab/service-common';
import type { EntityManager } from 'typeorm';
import type { CommunityConfig } from '../settings.ts';

export interface WriteCall {
  /** Which call it is, for example `forum.post`; each is limited by itself. */
  name: string;
  caller: Caller;
  /** What was sent. */
  request: unknown;
}

const DAY = 24 * 3_600;

/** What visitors send: limited in number, and stored once however often it is sent with the same key. */
@Injectable()
export class Writes {
  readonly #visitor: Bucket[];
  readonly #ip: Bucket[];

  constructor(
    private readonly idempotency: Idempotency,
    private readonly limiter: RateLimiter,
    @Inject(CONFIG) config: CommunityConfig,
  ) {
    this.#visitor = [
      { burst: config.WRITE_BURST, every: config.WRITE_EVERY_SECONDS },
      { burst: config.WRITES_A_DAY, every: DAY / config.WRITES_A_DAY },
    ];
    this.#ip = [
      { burst: config.WRITES_PER_ADDRESS, every: 600 / config.WRITES_PER_ADDRESS },
      { burst: config.WRITES_PER_ADDRESS_A_DAY, every: DAY / config.WRITES_PER_ADDRESS_A_DAY },
    ];
  }

  /** Runs `work` in `transaction`, or answers as the first time. Throws TooManyRequestsError. */
  async once<T>(
    { name, caller, request }: WriteCall,
    transaction: (work: (manager: EntityManager) => Promise<T>) => Promise<T>,
    work: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    const limited = await this.#count(name, caller);
    // Whoever repeats a call hears its answer even over the limit: it was let through already.
    const run = limited ? () => Promise.reject(limited) : transaction;
    return this.idempotency.once({ scope: name, caller, request }, run, work);
  }

  async #count(name: string, caller: Caller): Promise<TooManyRequestsError | null> {
    try {
      await this.limiter.take({ name, visitor: this.#visitor, ip: this.#ip }, caller);
      return null;
    } catch (error) {
      return error as TooManyRequestsError;
    }
  }
}
