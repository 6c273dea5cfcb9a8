import { createTransport } from 'nodemailer';
import type { CommunityConfig } from '../settings.ts';
import type { MailMessage } from './message.ts';

/** Milliseconds. All together stay below MAIL_LEASE_SECONDS' default, so that nobody takes over a mail in work. */
const PATIENCE = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 5_000,
};

export interface Smtp {
  /** Resolves when the server has taken the mail. Throws MailServerAwayError when it could not be asked. */
  send(message: MailMessage, messageId: string): Promise<void>;
  close(): void;
}

/** No mail's fault: the server cannot be reached, or does not let us in. */
export class MailServerAwayError extends Error {
  readonly code = 'mail_server_away';
  constructor(cause: Error) {
    super(cause.message, { cause });
    this.name = 'MailServerAwayError';
  }
}

/** Nodemailer's codes for what goes wrong before there is talk of a mail. */
const AWAY = new Set(['EAUTH', 'ECONNECTION', 'EDNS', 'ESOCKET', 'ETIMEDOUT', 'ETLS']);

/** One connection for as many mails as follow each other; it is opened with the first of them. */
export function openSmtp(server: URL, { MAIL_FROM, MAIL_TO }: CommunityConfig): Smtp {
  // What the pool could send again by itself, the outbox sends again, and counts.
  const pool = { pool: true, maxConnections: 1, maxRequeues: 0 } as const;
  const transport = createTransport({ url: server.href, ...PATIENCE, ...pool });
  return {
    close: () => transport.close(),
    async send({ to, replyTo, subject, text, headers }, messageId) {
      const sending = transport.sendMail({
        from: MAIL_FROM,
        to: to ?? MAIL_TO ?? '',
        ...(replyTo && { replyTo }),
        subject,
        text,
        messageId,
        headers: headers ?? {},
        // What visitors typed is text, never a file or an address to fetch.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await sending.catch((error: Error & { code?: string }) => {
        throw AWAY.has(error.code ?? '') ? new MailServerAwayError(error) : error;
      });
    },
  };
}
