import { Injectable } from '@nestjs/common';
import type { RegistryStatus, ShellStateRequest } from '@coachlab/contracts';
import { DataSource, LessThan, MoreThan } from 'typeorm';
import { Clock } from '../clock.ts';
import { ShellState } from './rows/shell-state.row.ts';

/** A shell that has troubles says so every half minute. Milliseconds. */
const FRESH_FOR = 120_000;
/** More shells than any site has: what is beyond was made up. */
const MOST = 1_000;

/** What shells say of themselves; it is shown, and decides nothing. */
@Injectable()
export class ShellStates {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async take({ shell, held, alarm }: ShellStateRequest): Promise<void> {
    const { manager } = this.dataSource;
    const at = new Date(this.clock.now());
    await manager.delete(ShellState, { at: LessThan(new Date(at.getTime() - FRESH_FOR)) });
    if (held.length === 0 && alarm === null) await manager.delete(ShellState, { shell });
    else if ((await manager.countBy(ShellState, {})) < MOST)
      await manager.upsert(ShellState, { shell, at, held, alarm }, ['shell']);
  }

  async current(): Promise<RegistryStatus['shells']> {
    const since = new Date(this.clock.now() - FRESH_FOR);
    const rows = await this.dataSource.manager.find(ShellState, {
      where: { at: MoreThan(since) },
      order: { at: 'DESC' },
      take: 100,
    });
    return rows.map(({ at, held, alarm }) => ({ at: at.toISOString(), held, alarm }));
  }
}
