import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  messageId: string;
  /** Header lines as they came, unfolded, by lower-cased name. */
  headers: Map<string, string>;
  /** Everything after the headers. */
  body: string;
}

/** A real mail server on a free port (or the given one), which keeps what it took. */
export async function startMailServer(port = 0) {
  const mails: ReceivedMail[] = [];
  let refusal: Error | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusal) return done(refusal);
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push(parseMail(Buffer.concat(chunks).toString('utf8'), to));
        done();
      });
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    mails,
    port: (server.server.address() as AddressInfo).port,
    get url(): string {
      return `smtp://127.0.0.1:${this.port}`;
    },
    /** Refuses every mail with this sentence from now on; null takes them again. */
    refuse(sentence: string | null): void {
      refusal = sentence === null ? null : Object.assign(new Error(sentence), { responseCode: 451 });
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export function parseMail(raw: string, to: string[]): ReceivedMail {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const body = raw
    .slice(end + 4)
    .replace(/=\r\n/g, '')
    .replace(/=3D/g, '=');
  return { to, messageId: headers.get('message-id') ?? '', headers, body };
}
