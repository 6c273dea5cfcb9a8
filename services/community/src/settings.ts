import { integer, optional, type ServiceConfig, text, url, withDefault } from '@coachlab/service-common';

/** For a machine nobody else can reach. */
export const DEFAULT_FINGERPRINT_KEY = 'the fingerprint key of a local machine';

export const settings = {
  /** The site's own address, for links in mails and the feed. */
  PUBLIC_URL: withDefault(url('http', 'https'), new URL('http://localhost:4000')),
  /** Where the coach's desk is, apart from the site; told by the gateway's setting of the same name. */
  COACHLAB_OPERATORS_URL: optional(url('http', 'https')),
  /** Signs the coach in on the moderation page; without one the page stays closed. */
  COACHLAB_ADMIN_TOKEN: optional(text()),
  /** Mail server, `smtp://user:password@host:587` or `smtps://…`. Without one mails wait in the outbox. */
  SMTP_URL: optional(url('smtp', 'smtps')),
  /** The coach's mailbox. Needed with SMTP_URL. */
  MAIL_TO: optional(text()),
  /** Sender of every mail. */
  MAIL_FROM: withDefault(text(), 'Coachlab <no-reply@localhost>'),
  /** Seconds for which one process has a mail to itself; a mail of a process that died is taken over after it. */
  MAIL_LEASE_SECONDS: withDefault(integer(1, 3_600), 60),
  /** Seconds to the second try of a mail; each further wait is twice as long, up to six hours. */
  MAIL_RETRY_SECONDS: withDefault(integer(1, 3_600), 30),
  /** Keys the fingerprints of voters, networks and mailboxes. Whoever runs a public site sets it, and keeps it. */
  COACHLAB_FINGERPRINT_KEY: withDefault(text(), DEFAULT_FINGERPRINT_KEY),
  /** Posts, replies or messages one visitor may send at once, ... */
  WRITE_BURST: withDefault(integer(1, 1_000), 3),
  /** ... the seconds until one more, ... */
  WRITE_EVERY_SECONDS: withDefault(integer(1, 86_400), 60),
  /** ... and how many a day. */
  WRITES_A_DAY: withDefault(integer(1, 10_000), 20),
  /** The same for one network, behind which a workshop of thirty may sit: at once, and in ten minutes more, ... */
  WRITES_PER_ADDRESS: withDefault(integer(1, 100_000), 30),
  /** ... and a day. */
  WRITES_PER_ADDRESS_A_DAY: withDefault(integer(1, 1_000_000), 300),
};

export type CommunityConfig = ServiceConfig<typeof settings>;
