/** What a mail says, apart from what all have in common. */
interface MailAddress {
  name: string;
  address: string;
}

export interface MailMessage {
  /** Null for the coach. */
  to: MailAddress | null;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  headers?: Record<string, string>;
}
