import { Inject, Injectable } from '@nestjs/common';
import type { WebhookEvent, WebhookNews } from '@coachlab/contracts';
import { CONFIG } from '@coachlab/service-common';
import type { EntityManager } from 'typeorm';
import type { Plan } from '../domain/rollout/plan.ts';
import type { RegistryConfig } from '../settings.ts';
import { WebhookDelivery } from './rows/webhook-delivery.row.ts';

/** Puts news down in the transaction of what happened, so that they are neither lost nor doubled. */
@Injectable()
export class WebhookOutbox {
  constructor(@Inject(CONFIG) private readonly config: RegistryConfig) {}

  async add(manager: EntityManager, news: WebhookNews): Promise<void> {
    const now = new Date(news.at);
    const { remote, event } = news;
    for (const url of this.#addressesOf(remote)) {
      const body = JSON.stringify(news);
      const row = { remote, event, url, body, attempts: 0, nextAt: now, createdAt: now };
      await manager.insert(WebhookDelivery, { ...row, doneAt: null, failure: null });
    }
  }

  #addressesOf(remote: string): Set<string> {
    const fitting = this.config.COACHLAB_WEBHOOKS.filter(([name]) => name === remote || name === '*');
    return new Set(fitting.map(([, url]) => url));
  }
}

/** What a change is called in a webhook; null for one that nobody has to be told of. */
export function eventOf({ action, next }: Plan): WebhookEvent | null {
  switch (action) {
    case 'abort':
    case 'hold':
    case 'freeze':
      return action;
    case 'promote':
      return 'promoted';
    case 'step':
      return next.candidate?.progress.phase === 'gate' ? 'gate' : null;
    default:
      return null;
  }
}
