import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { MailStatus } from '@coachlab/contracts';
import { CONFIG } from '@coachlab/service-common';
import { DataSource, In, LessThanOrEqual } from 'typeorm';
import type { CommunityConfig } from '../settings.ts';
import { nextTry } from './back-off.ts';
import { Composer } from './composer.ts';
import { MailRow } from './mail.row.ts';
import { Outbox } from './outbox.ts';
import { MailServerAwayError, openSmtp, type Smtp } from './smtp.ts';

/** Milliseconds between looks into the outbox; what this instance puts in is sent at once. */
const POLL = 2_000;
/** Milliseconds for the mail in work to end when the service stops. */
const STOP_PATIENCE = 10_000;
const ERROR_LENGTH = 500;
/** What one process sends is open to others again once its time is up. */
const OPEN = In<MailStatus>(['waiting', 'sending']);

/**
 * Empties the outbox, one mail after the other. A mail is claimed by counting the try and setting when it is due
 * again; so a process that dies costs a wait and no mail. A mail goes out twice only if we die after the server's
 * 250 and before noting it, and then with the same Message-ID.
 */
@Injectable()
export class Mailer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #logger = new Logger(Mailer.name);
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor(
    @Inject(CONFIG) private readonly config: CommunityConfig,
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly composer: Composer,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.outbox.sending) return this.#logger.warn('SMTP_URL is not set; emails stay in the outbox');
    this.outbox.onWake(() => this.#work());
    this.#work();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    const patience = new Promise<void>((resolve) => setTimeout(resolve, STOP_PATIENCE).unref());
    await Promise.race([this.#round, patience]);
  }

  #work(): void {
    this.#again = true;
    this.#round ??= this.#rounds().finally(() => {
      this.#round = undefined;
      if (!this.#stopped) this.#timer = setTimeout(() => this.#work(), POLL).unref();
    });
  }

  async #rounds(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      let reached = true;
      while (this.#again && reached && !this.#stopped) {
        this.#again = false;
        reached = await this.#emptyOutbox();
      }
    } catch (error) {
      this.#logger.warn(`Cannot process the outbox: ${(error as Error).message}`);
    }
  }

  /** False when the server is away: one mail has found out for all, and the others keep their turn. */
  async #emptyOutbox(): Promise<boolean> {
    if (!this.config.SMTP_URL) return false;
    const smtp = openSmtp(this.config.SMTP_URL, this.config);
    try {
      let reached = true;
      while (reached && !this.#stopped) {
        const mail = await this.#claim();
        if (!mail) return true;
        reached = await this.#send(smtp, mail);
      }
      return reached;
    } finally {
      smtp.close();
    }
  }

  /** The mail that is due longest, now ours; null when none is due. */
  async #claim(): Promise<MailRow | null> {
    const { manager } = this.dataSource;
    for (;;) {
      const now = new Date();
      const mail = await manager.findOne(MailRow, {
        where: { status: OPEN, nextAttemptAt: LessThanOrEqual(now) },
        order: { nextAttemptAt: 'ASC' },
      });
      if (!mail) return null;
      const claim = {
        status: 'sending' as const,
        attempts: mail.attempts + 1,
        nextAttemptAt: new Date(now.getTime() + this.config.MAIL_LEASE_SECONDS * 1_000),
      };
      const asFound = { id: mail.id, status: mail.status, attempts: mail.attempts };
      const { affected } = await manager.update(MailRow, asFound, claim);
      if (affected === 1) return { ...mail, ...claim };
    }
  }

  /** Whether the server could be reached; also true for a mail that it refused. */
  async #send(smtp: Smtp, mail: MailRow): Promise<boolean> {
    const { manager } = this.dataSource;
    try {
      const message = await this.composer.compose(manager, mail);
      if (!message) {
        await manager.delete(MailRow, { id: mail.id });
        return true;
      }
      await smtp.send(message, mail.messageId);
    } catch (error) {
      await this.#failed(mail, error as Error);
      return !(error instanceof MailServerAwayError);
    }
    const sent = { status: 'sent', sentAt: new Date(), topic: null, lastError: null } as const;
    await manager.update(MailRow, { id: mail.id }, sent);
    return true;
  }

  async #failed(mail: MailRow, error: Error): Promise<void> {
    this.#logger.warn({ mail: mail.id, kind: mail.kind, attempts: mail.attempts, error: error.message });
    const at = nextTry(mail, this.config.MAIL_RETRY_SECONDS);
    const lastError = [...error.message].slice(0, ERROR_LENGTH).join('');
    const change = at
      ? { status: 'waiting' as const, nextAttemptAt: at, lastError }
      : { status: 'failed' as const, topic: null, lastError };
    await this.dataSource.manager.update(MailRow, { id: mail.id, attempts: mail.attempts }, change);
  }
}
