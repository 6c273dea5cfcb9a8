import type {
  Contribution,
  ModerationCounts,
  Outbox,
  ReceivedMessage,
  ReportedContribution,
  Subscriber,
} from '@coachlab/contracts';
import { apiQuery } from '@coachlab/remote-kit';

const MODERATION = '/api/forum/moderation';

/** Entries of a page of messages or addresses. */
export const MODERATION_PAGE = 50;

export const waitingCounts = apiQuery<ModerationCounts>(`${MODERATION}/waiting`);
export const heldContributions = apiQuery<Contribution[]>(`${MODERATION}/held`);
export const reportedContributions = apiQuery<ReportedContribution[]>(`${MODERATION}/reports`);
export const outbox = apiQuery<Outbox>(`${MODERATION}/mails`);

export const receivedMessages = (before?: string) =>
  apiQuery<ReceivedMessage[]>(`${MODERATION}/messages`, { before, limit: MODERATION_PAGE });
export const subscribers = (before?: string) =>
  apiQuery<Subscriber[]>(`${MODERATION}/subscribers`, { before, limit: MODERATION_PAGE });

/** A download, so an address rather than a query. */
export const SUBSCRIBERS_FILE = `${MODERATION}/subscribers.csv`;

/** Whether a query is one of these: all are fetched afresh once something was done. */
export function isModeration({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  const [base] = queryKey;
  return typeof base === 'string' && base.startsWith(`${MODERATION}/`) && !base.endsWith('/session');
}
