/** What a mail says, apart from what all have in common. */
export interface MailMessage {
  /** Null for the coach. */
  to: string | null;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  headers?: Record<string, string>;
}
