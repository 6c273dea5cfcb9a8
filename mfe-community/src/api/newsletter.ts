import type { NewsletterReceipt, NewsletterSubscription, NewsletterToken } from '@coachlab/contracts';
import { apiSend } from '@coachlab/remote-kit';

export function subscribe(email: string, extra: object): Promise<NewsletterReceipt> {
  const body: NewsletterSubscription = { email };
  return apiSend('/api/newsletter/subscribe', { body: { ...extra, ...body } });
}

/** Says yes to the mail that asked. */
export function confirmSubscription(token: string): Promise<NewsletterReceipt> {
  const body: NewsletterToken = { token };
  return apiSend('/api/newsletter/confirm', { body });
}

export function unsubscribe(token: string): Promise<NewsletterReceipt> {
  return apiSend(`/api/newsletter/unsubscribe?token=${encodeURIComponent(token)}`);
}
