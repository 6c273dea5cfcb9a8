import { Injectable } from '@nestjs/common';
import { DataSource, LessThan, MoreThan, Not } from 'typeorm';
import { Clock } from '../clock.ts';
import type { ShellProvides } from '../domain/checks/check-needs.ts';
import { ShellLease } from './rows/shell-lease.row.ts';

/** A running shell says so at least every fifty seconds. Milliseconds. */
export const LEASE = 90_000;
/** One that was cut off for longer than its lease is still known when it comes back. */
const REMEMBERED = 86_400_000;

/** Which shells run: each holds a lease, which it renews. */
@Injectable()
export class RunningShells {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** What each provides whose lease has not run out. */
  async all(): Promise<ShellProvides[]> {
    const rows = await this.dataSource.manager.findBy(ShellLease, { at: MoreThan(this.#before(LEASE)) });
    return rows.map(({ provides }) => provides);
  }

  hasOthers(shell: string): Promise<boolean> {
    const at = MoreThan(this.#before(LEASE));
    return this.dataSource.manager.existsBy(ShellLease, { shell: Not(shell), at });
  }

  /** What a shell said when it was taken in, however long ago. */
  async find(shell: string): Promise<ShellProvides | null> {
    const row = await this.dataSource.manager.findOneBy(ShellLease, { shell });
    return row?.provides ?? null;
  }

  async renew(shell: string, provides: ShellProvides): Promise<void> {
    const { manager } = this.dataSource;
    await manager.upsert(ShellLease, { shell, at: new Date(this.clock.now()), provides }, ['shell']);
    await manager.delete(ShellLease, { at: LessThan(this.#before(REMEMBERED)) });
  }

  async end(shell: string): Promise<void> {
    await this.dataSource.manager.delete(ShellLease, { shell });
  }

  #before(milliseconds: number): Date {
    return new Date(this.clock.now() - milliseconds);
  }
}
