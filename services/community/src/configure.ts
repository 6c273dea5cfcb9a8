import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CONFIG, ConfigError } from '@coachlab/service-common';
import type { FastifyInstance } from 'fastify';
import { type CommunityConfig, DEFAULT_FINGERPRINT_KEY } from './settings.ts';

/** Bytes of a mail program's one-click body, `List-Unsubscribe=One-Click`. */
const ONE_CLICK_BODY = 1_024;

/** Checks what no single setting can, and takes the form that mail programs post to unsubscribe. */
export function configure(app: NestFastifyApplication): void {
  const config = app.get<CommunityConfig>(CONFIG);
  if (config.SMTP_URL && !config.MAIL_TO)
    throw new ConfigError(['MAIL_TO is missing: with SMTP_URL the coach needs a mailbox']);

  if (config.PUBLIC_URL.protocol === 'https:' && config.COACHLAB_FINGERPRINT_KEY === DEFAULT_FINGERPRINT_KEY)
    throw new ConfigError([
      'COACHLAB_FINGERPRINT_KEY is missing: on a public site voters are kept under a key of its own, 32 random bytes that stay the same',
    ]);

  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: ONE_CLICK_BODY },
    (_request, _body, done) => done(null, undefined),
  );
}
