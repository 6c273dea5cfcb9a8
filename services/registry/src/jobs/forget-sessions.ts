import { Injectable } from '@nestjs/common';
import { HourlyHousekeeping } from '@coachlab/service-common';
import { DataSource, In, LessThan } from 'typeorm';
import { Clock } from '../clock.ts';
import { MeasureMinute } from '../store/rows/measure-minute.row.ts';
import { PageMeasuresRow } from '../store/rows/page-measures.row.ts';
import { ReleasePages } from '../store/rows/release-pages.row.ts';
import { RolloutRow } from '../store/rows/rollout.row.ts';
import { SignalMinute } from '../store/rows/signal-minute.row.ts';
import { SignalNetwork, SignalSession } from '../store/rows/signal.row.ts';
import { ShellBuilds } from '../store/shell-builds.ts';

const DAY = 86_400_000;
/** How far back the console draws. */
const DRAWN_FOR = 30 * DAY;
const MINUTE = 60_000;
/** Tables of the release before with rows of visitors, until the next release drops them (CONTRIBUTING.md). */
const LEFT_OVER = ['served_page'];

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
    for (const kept of ended.length > 0 ? [SignalSession, PageMeasuresRow] : [])
      await manager.delete(kept, { rolloutId });
    // Outside of rollouts a round is a day.
    const earlier = { rolloutId: 0, round: LessThan(Math.floor(before.getTime() / DAY)) };
    await manager.delete(SignalSession, earlier);
    await manager.delete(SignalNetwork, earlier);
    const drawn = { minute: LessThan(Math.floor((this.clock.now() - DRAWN_FOR) / MINUTE)) };
    await manager.delete(SignalMinute, drawn);
    await manager.delete(MeasureMinute, drawn);
    for (const table of LEFT_OVER) await manager.createQueryBuilder().delete().from(table).execute();
    await this.builds.forget();
    await manager.delete(ReleasePages, { minute: LessThan(Math.floor(before.getTime() / MINUTE)) });
  }
}
