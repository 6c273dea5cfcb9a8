import { Inject, Injectable } from '@nestjs/common';
import type { Subscriber } from '@coachlab/contracts';
import { CONFIG, NotFoundError, transact } from '@coachlab/service-common';
import { DataSource, LessThan } from 'typeorm';
import type { PageQuery } from '../forum/page-query.ts';
import { ConfirmTokenRow } from '../newsletter/confirm-token.row.ts';
import { SubscriberRow } from '../newsletter/subscriber.row.ts';
import { unsubscribePage } from '../newsletter/unsubscribe-links.ts';
import type { CommunityConfig } from '../settings.ts';
import { csv } from './csv.ts';

@Injectable()
export class SubscribersService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: CommunityConfig,
  ) {}

  async list({ before, limit }: PageQuery): Promise<Subscriber[]> {
    const rows = await this.dataSource.manager.find(SubscriberRow, {
      where: before === undefined ? {} : { id: LessThan(before) },
      order: { id: 'DESC' },
      take: limit,
    });
    return rows.map(({ id, email, status, createdAt, confirmedAt }) => ({
      id,
      email,
      status,
      createdAt: createdAt.toISOString(),
      confirmedAt: confirmedAt?.toISOString() ?? null,
    }));
  }

  /** Every address that has not unsubscribed, each with the link that a mail to it must carry. */
  async export(): Promise<string> {
    const rows = await this.dataSource.manager.find(SubscriberRow, {
      where: [{ status: 'confirmed' }, { status: 'pending' }],
      order: { id: 'ASC' },
    });
    return csv([
      ['email', 'status', 'subscribed', 'confirmed', 'unsubscribe'],
      ...rows.map(({ email, status, createdAt, confirmedAt, unsubscribeToken }) => [
        email,
        status,
        createdAt.toISOString(),
        confirmedAt?.toISOString() ?? '',
        unsubscribePage(unsubscribeToken, this.config.PUBLIC_URL),
      ]),
    ]);
  }

  /** Deletes an address for good. */
  async remove(id: string): Promise<void> {
    await transact(this.dataSource, async (manager) => {
      const { affected } = await manager.delete(SubscriberRow, { id });
      if (!affected) throw new NotFoundError('subscriber_unknown', { detail: 'There is no such address.' });
      await manager.delete(ConfirmTokenRow, { subscriberId: id });
    });
  }
}
