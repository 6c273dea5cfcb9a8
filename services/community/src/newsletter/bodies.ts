import {
  CONTACT_LIMITS,
  CONTACT_MESSAGES,
  EMAIL_PATTERN,
  type NewsletterSubscription,
  type NewsletterToken,
} from '@coachlab/contracts';
import { Strict, Text } from '@coachlab/service-common';
import { Allow, Matches } from 'class-validator';

/** The spec's call: fields it does not know are ignored. */
export class SubscriptionBody implements NewsletterSubscription {
  @Text({ max: CONTACT_LIMITS.email, pattern: EMAIL_PATTERN, message: CONTACT_MESSAGES.email })
  email!: string;

  /** HONEYPOT_FIELD. */
  @Allow()
  website?: unknown;
}

/** The body of a confirmation, the query of an unsubscription. */
@Strict()
export class LinkToken implements NewsletterToken {
  @Matches(/^[0-9a-f]{1,64}$/, { message: 'must be the token of a link' })
  token!: string;
}
