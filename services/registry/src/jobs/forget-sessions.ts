import { Injectable } from '@nestjs/common';
import { HourlyHousekeeping } from '@coachlab/service-common';
import { DataSource, In, LessThan } from 'typeorm';
import { Clock } from '../clock.ts';
import { ReleasePages } from '../store/rows/release-pages.row.ts';
import { RolloutRow } from '../store/rows/rollout.row.ts';
import { SignalNetwork, SignalSession } from '../store/rows/signal.row.ts';
import { ShellBuilds } from '../store/shell-builds.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
/** Tables of the release before with rows of visitors, until the next release drops them (CONTRIBUTING.md). */
const LEFT_OVER = ['page_measures', 'served_page'];

/** Who met a rollout matters while it runs, and a day longer, as the privacy page says. The sums stay. */
@Injectable()
export class ForgetSessions extends HourlyHousekeeping {
  constructor(
    private readonly dataSource: DataSource,
    private readonly builds: ShellBuilds,
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
    if (ended.length > 0) await manager.delete(SignalSession, { rolloutId });
    // Outside of rollouts a round is a day.
    const earlier = { rolloutId: 0, round: LessThan(Math.floor(before.getTime() / DAY)) };
    await manager.delete(SignalSession, earlier);
    await manager.delete(SignalNetwork, earlier);
    for (const table of LEFT_OVER) await manager.createQueryBuilder().delete().from(table).execute();
    await this.builds.forget();
    await manager.delete(ReleasePages, { minute: LessThan(Math.floor(before.getTime() / MINUTE)) });
  }
}
