import type { ContactMessage, ContactReceipt } from '@coachlab/contracts';
import { apiSend } from '@coachlab/remote-kit';

/** `extra` is the honeypot's. The same key with the same message is stored once. */
export function sendMessage(
  message: ContactMessage,
  idempotencyKey: string,
  extra: object,
): Promise<ContactReceipt> {
  return apiSend('/api/contact', { body: { ...extra, ...message }, idempotencyKey });
}
