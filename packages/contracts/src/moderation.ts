import type { ReportReason } from './forum.ts';
import type { RichText } from './rich-text.ts';

/** Carries the session's CSRF token on every call that changes something. */
export const CSRF_HEADER = 'x-csrf-token';

/** POST and GET /api/forum/operators/session. */
export interface ModerationSession {
  csrfToken: string;
  expiresAt: string;
}

/** GET /api/forum/operators/waiting: how many of each. */
export interface ModerationCounts {
  held: number;
  reported: number;
  messages: number;
  mails: number;
  subscribers: number;
}

export type ContributionKind = 'post' | 'reply';

/** links: more than two · honeypot: a field that people do not see was filled in. */
export type HoldReason = 'links' | 'honeypot';

/** A post or a reply, as the coach sees it. */
export interface Contribution {
  kind: ContributionKind;
  id: string;
  /** The post it is, or answers. */
  postId: string;
  /** Null for a reply. */
  title: string | null;
  content: string;
  /** The content for showing; null means as typed. */
  formatted: RichText | null;
  authorName: string;
  createdAt: string;
  /** When its author last changed it; null when they did not. */
  editedAt: string | null;
  status: 'published' | 'pending';
  heldFor: HoldReason | null;
}

/** GET /api/forum/operators/reports: one entry a contribution. */
export interface ReportedContribution extends Contribution {
  reports: { reason: ReportReason; note: string; createdAt: string }[];
}

/** failed: given up after five days, until the coach says "again". */
export type MailStatus = 'waiting' | 'sending' | 'sent' | 'failed';

/** GET /api/forum/operators/messages: newest first. */
export interface ReceivedMessage {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  createdAt: string;
  /** A robot filled in a field that people do not see; kept, and not mailed. */
  suspect: boolean;
  /** Null once the mail is cleared away, and for a suspect message. */
  mail: MailStatus | null;
}

/** GET /api/forum/operators/mails: the outbox, without what was sent. */
export interface OutgoingMail {
  id: string;
  /** Who it goes to; null is the coach. */
  recipient: string | null;
  subject: string;
  status: MailStatus;
  attempts: number;
  /** When it is tried next; null for one that was given up. */
  nextAttemptAt: string | null;
  lastError: string | null;
  createdAt: string;
}

/** Answer of GET /api/forum/operators/mails. */
export interface Outbox {
  /** False: no mail server is set, so everything waits here. */
  sending: boolean;
  mails: OutgoingMail[];
}

/** pending: the mail with the link is not answered yet, or was never sent for want of a mail server. */
export type SubscriberStatus = 'pending' | 'confirmed' | 'unsubscribed';

export interface Subscriber {
  id: string;
  email: string;
  status: SubscriberStatus;
  createdAt: string;
  confirmedAt: string | null;
}
