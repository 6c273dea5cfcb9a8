import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { Clock } from '../clock.ts';
import { ReleaseRow } from './rows/release.row.ts';

/** Written this often at most; what is collected later has a day. */
const WRITE_EVERY = 3_600_000;

/** Notes which releases still run somewhere, so that none of them is collected. */
@Injectable()
export class LastSeen {
  readonly #noted = new Map<string, number>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async note(ids: ReadonlySet<string>): Promise<void> {
    const now = this.clock.now();
    const due = [...ids].filter((id) => now - (this.#noted.get(id) ?? -Infinity) >= WRITE_EVERY);
    if (due.length === 0) return;
    await this.dataSource.manager.update(ReleaseRow, { id: In(due) }, { lastSeenAt: new Date(now) });
    for (const id of due) this.#noted.set(id, now);
    // Only releases that somebody was given get here; still, none of them forever.
    if (this.#noted.size > 1_000) this.#noted.clear();
  }
}
