import {
  CONTACT_LIMITS,
  CONTACT_MESSAGES,
  CONTACT_MINIMA,
  type ContactMessage,
  EMAIL_PATTERN,
} from '@coachlab/contracts';
import { Text } from '@coachlab/service-common';
import { Allow } from 'class-validator';
import { OneLine } from './one-line.ts';

/** The spec's call: fields it does not know are ignored. */
export class ContactBody implements ContactMessage {
  @OneLine()
  @Text({ min: CONTACT_MINIMA.name, max: CONTACT_LIMITS.name, message: CONTACT_MESSAGES.name })
  name!: string;

  @OneLine()
  @Text({ max: CONTACT_LIMITS.email, pattern: EMAIL_PATTERN, message: CONTACT_MESSAGES.email })
  email!: string;

  @OneLine()
  @Text({ min: CONTACT_MINIMA.subject, max: CONTACT_LIMITS.subject, message: CONTACT_MESSAGES.subject })
  subject!: string;

  @Text({ min: CONTACT_MINIMA.message, max: CONTACT_LIMITS.message, message: CONTACT_MESSAGES.message })
  message!: string;

  /** HONEYPOT_FIELD. */
  @Allow()
  website?: unknown;
}
