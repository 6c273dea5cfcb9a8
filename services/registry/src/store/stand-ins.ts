import { Injectable } from '@nestjs/common';
import type { StandIns } from '@coachlab/contracts';
import { DataSource, In, MoreThan } from 'typeorm';
import { Clock } from '../clock.ts';
import { releaseId } from '../domain/package/make-release.ts';
import { type AnsweredPage, standInsOf } from '../domain/signals/answered-pages.ts';
import { raiseSums } from './raise-sums.ts';
import { ReleasePages } from './rows/release-pages.row.ts';

type Key = Pick<ReleasePages, 'release' | 'answeredBy' | 'minute'>;

const MINUTE = 60_000;
/** What status looks back at. */
const MINUTES = 5;
/** Each page adds to the same few rows, so they are written together. Milliseconds. */
const WRITE_EVERY = 5_000;

/** Which releases answered in the place of others, of all instances; what this one has not written yet is lost with it. */
@Injectable()
export class StandInsStore {
  readonly #waiting = new Map<string, Key & { pages: number }>();
  #writtenAt = -Infinity;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async note(answered: AnsweredPage[]): Promise<void> {
    const minute = Math.floor(this.clock.now() / MINUTE);
    for (const { release, answeredBy, corrected } of answered) {
      this.#add({ release, answeredBy, minute }, 1);
      if (corrected) this.#add({ release, answeredBy: '', minute }, -1);
    }
    if (this.clock.now() - this.#writtenAt >= WRITE_EVERY) await this.#write();
  }

  /** Of each of these versions that another release stood in for, or nothing could, in the last minutes. */
  async of(remote: string, versions: string[]): Promise<StandIns[]> {
    await this.#write();
    const since = Math.floor(this.clock.now() / MINUTE) - MINUTES;
    const rows = await this.dataSource.manager
      .createQueryBuilder(ReleasePages, 'p')
      .select('p.release', 'release')
      .addSelect('p.answeredBy', 'answeredBy')
      .addSelect('SUM(p.pages)', 'pages')
      .where({
        release: In(versions.map((version) => releaseId(remote, version))),
        minute: MoreThan(since),
      })
      .groupBy('p.release')
      .addGroupBy('p.answeredBy')
      .getRawMany<{ release: string; answeredBy: string; pages: number | string }>();
    const answered = rows.map((row) => ({ ...row, pages: Math.max(0, Number(row.pages)) }));
    return versions.flatMap((version) => {
      const own = answered.filter(({ release }) => release === releaseId(remote, version));
      return standInsOf(version, MINUTES, own) ?? [];
    });
  }

  #add(key: Key, pages: number): void {
    const name = Object.values(key).join(' ');
    const before = this.#waiting.get(name)?.pages ?? 0;
    this.#waiting.set(name, { ...key, pages: before + pages });
  }

  async #write(): Promise<void> {
    this.#writtenAt = this.clock.now();
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { pages, ...key } of waiting)
      await raiseSums(this.dataSource.manager, ReleasePages, key, { pages }, { pages: 0 });
  }
}
