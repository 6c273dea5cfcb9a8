import { Inject, Injectable } from '@nestjs/common';
import { type Telemetry, TELEMETRY } from '@coachlab/service-common';
import { DataSource, Not } from 'typeorm';
import { MailRow } from './mail.row.ts';

/** Tells the metrics how many mails wait, are being sent, or were given up. */
@Injectable()
export class OutboxGauge {
  constructor(@Inject(TELEMETRY) telemetry: Telemetry, dataSource: DataSource) {
    telemetry.gauge('coachlab.outbox.mails', 'Mails that are not sent, by status.', async () => {
      const rows = await dataSource.manager
        .createQueryBuilder(MailRow, 'mail')
        .select('mail.status', 'status')
        .addSelect('COUNT(*)', 'count')
        .where({ status: Not('sent') })
        .groupBy('mail.status')
        .getRawMany<{ status: string; count: number | string }>();
      const counts = new Map(rows.map(({ status, count }) => [status, Number(count)]));
      return ['waiting', 'sending', 'failed'].map((status) => ({
        value: counts.get(status) ?? 0,
        attributes: { status },
      }));
    });
  }
}
