import { createHash, createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type Caller, CONFIG, networkOf } from '@coachlab/service-common';
import type { CommunityConfig } from '../settings.ts';

type Who = Pick<Caller, 'visitorId' | 'ip'>;

/**
 * Fingerprints of 32 hex digits under the service's own key, so that who holds the rows alone cannot find out whose
 * they are: all addresses there are can be tried against a hash without one. Neither addresses nor, where a
 * fingerprint does, numbers of cookies are kept.
 */
@Injectable()
export class Writers {
  readonly #key: string;

  constructor(@Inject(CONFIG) config: Pick<CommunityConfig, 'COACHLAB_FINGERPRINT_KEY'>) {
    this.#key = config.COACHLAB_FINGERPRINT_KEY;
  }

  /** The same for one person: by the cookie, or, without one, by the network. */
  of({ visitorId, ip }: Who): string {
    return this.keyed(visitorId ?? unkeyedAddress(ip));
  }

  /** The network of a caller, different for everything it is asked about, so that it links nothing. */
  networkAt(subjectId: string, { ip }: Pick<Caller, 'ip'>): string {
    return this.keyed(`network ${subjectId} ${networkOf(ip)}`);
  }

  mailbox(mailbox: string): string {
    return this.keyed(`mailbox ${mailbox}`);
  }

  /** Also what becomes of a writer's name from before there was a key. */
  keyed(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('hex').slice(0, 32);
  }
}

function unkeyedAddress(ip: string): string {
  return createHash('sha256')
    .update(`address ${networkOf(ip)}`)
    .digest('hex')
    .slice(0, 32);
}
