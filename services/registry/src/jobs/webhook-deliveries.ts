import { createHmac } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, PeriodicJob } from '@coachlab/service-common';
import { DataSource, IsNull, LessThanOrEqual } from 'typeorm';
import { Clock } from '../clock.ts';
import type { RegistryConfig } from '../settings.ts';
import { WebhookDelivery } from '../store/rows/webhook-delivery.row.ts';

const SECOND = 1_000;
/** For one attempt. */
const PATIENCE = 10 * SECOND;
/** Nobody else takes a delivery this long; longer than an attempt lasts. */
const LEASE = 30 * SECOND;
const LONGEST_WAIT = 3_600 * SECOND;
/** The waits double from 2 s to an hour: it is given up after about nine hours. */
const ATTEMPTS = 20;
const AT_ONCE = 10;

/** Delivers news: at least once, by one instance at a time, again with longer and longer waits until it is taken. */
@Injectable()
export class WebhookDeliveries extends PeriodicJob implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: RegistryConfig,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super(config.COACHLAB_SCHEDULE_EVERY_MS);
  }

  /** Throws when a webhook has nothing to be signed with. */
  onModuleInit(): void {
    for (const [name] of this.config.COACHLAB_WEBHOOKS) this.#secretOf(name);
  }

  /** Tries everything that is due. */
  protected async work(): Promise<void> {
    const due = await this.dataSource.manager.find(WebhookDelivery, {
      where: { doneAt: IsNull(), nextAt: LessThanOrEqual(new Date(this.clock.now())) },
      order: { nextAt: 'ASC', id: 'ASC' },
      take: AT_ONCE,
    });
    await Promise.all(due.map((delivery) => this.#attempt(delivery)));
  }

  async #attempt(delivery: WebhookDelivery): Promise<void> {
    const { id, attempts } = delivery;
    const { manager } = this.dataSource;
    const taken = await manager.update(
      WebhookDelivery,
      { id, attempts, doneAt: IsNull() },
      { attempts: attempts + 1, nextAt: new Date(this.clock.now() + LEASE) },
    );
    // Another instance was faster.
    if (taken.affected !== 1) return;
    const failure = await this.#send(delivery);
    const now = this.clock.now();
    if (failure === null) {
      await manager.update(WebhookDelivery, { id }, { doneAt: new Date(now), failure });
      return;
    }
    const givenUp = attempts + 1 >= ATTEMPTS;
    const wait = Math.min(LONGEST_WAIT, 2 ** (attempts + 1) * SECOND) * (0.75 + Math.random() / 2);
    const times = givenUp ? { doneAt: new Date(now) } : { nextAt: new Date(now + wait) };
    await manager.update(WebhookDelivery, { id }, { ...times, failure: failure.slice(0, 200) });
    const what = `Webhook ${id} (${delivery.event} of ${delivery.remote})`;
    this.logger.warn(`${what}: ${failure}${givenUp ? '; given up' : ''}`);
  }

  /** Null when it was taken, else what went wrong. */
  async #send({ id, remote, event, url, body }: WebhookDelivery): Promise<string | null> {
    const timestamp = Math.floor(this.clock.now() / SECOND);
    const signature = createHmac('sha256', this.#secretOf(remote))
      .update(`${timestamp}.${body}`)
      .digest('hex');
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'coachlab-registry',
          'x-coachlab-event': event,
          'x-coachlab-delivery': String(id),
          'x-coachlab-timestamp': String(timestamp),
          'x-coachlab-signature': `sha256=${signature}`,
        },
        body,
        // The address is the operator's; where it leads on to is not.
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE),
      });
      await response.body?.cancel();
      return response.ok ? null : `answered ${response.status}`;
    } catch (error) {
      const { message, cause } = error as Error & { cause?: { code?: string } };
      return cause?.code ?? message;
    }
  }

  #secretOf(name: string): string {
    const secrets = new Map(this.config.COACHLAB_WEBHOOK_SECRETS);
    const secret = secrets.get(name) ?? secrets.get('*');
    if (secret !== undefined) return secret;
    throw new Error(`COACHLAB_WEBHOOK_SECRETS has no secret for ${name}, nor one for *.`);
  }
}
