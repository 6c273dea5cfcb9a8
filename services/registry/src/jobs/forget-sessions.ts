import { Injectable } from '@nestjs/common';
import { HourlyHousekeeping } from '@coachlab/service-common';
import { DataSource, In, LessThan } from 'typeorm';
import { Clock } from '../clock.ts';
import { RolloutRow } from '../store/rows/rollout.row.ts';
import { ServedPage } from '../store/rows/served-page.row.ts';
import { SignalMinute } from '../store/rows/signal-minute.row.ts';
import { SignalNetwork, SignalSession } from '../store/rows/signal.row.ts';

const DAY = 86_400_000;
/** How far back the console draws. */
const DRAWN_FOR = 30 * DAY;

/** Who met a rollout matters while it runs, and a day longer, as the privacy page says. The sums stay. */
@Injectable()
export class ForgetSessions extends HourlyHousekeeping {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  async clean(): Promise<void> {
    const { manager } = this.dataSource;
    const before = new Date(this.clock.now() - DAY);
    const ended = await manager.find(RolloutRow, {
      where: { endedAt: LessThan(before) },
      select: { id: true },
    });
    const rolloutId = In(ended.map(({ id }) => id));
    for (const kept of ended.length > 0 ? [SignalSession, ServedPage] : [])
      await manager.delete(kept, { rolloutId });
    // Outside of rollouts a round is a day.
    const earlier = { rolloutId: 0, round: LessThan(Math.floor(before.getTime() / DAY)) };
    await manager.delete(SignalSession, earlier);
    await manager.delete(SignalNetwork, earlier);
    await manager.delete(SignalMinute, {
      minute: LessThan(Math.floor((this.clock.now() - DRAWN_FOR) / 60_000)),
    });
  }
}
