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
  /** Resolves when the server has taken the mail. */
  send(message: MailMessage, messageId: string): Promise<void>;
}

export function createSmtp(server: URL, { MAIL_FROM, MAIL_TO }: CommunityConfig): Smtp {
  const transport = createTransport({ url: server.href, ...PATIENCE });
  return {
    async send({ to, replyTo, subject, text, headers }, messageId) {
      await transport.sendMail({
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
    },
  };
}
