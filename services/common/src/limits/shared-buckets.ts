import { createHmac } from 'node:crypto';
import type { Bucket } from '@coachlab/http';
import { type DataSource, In, LessThan } from 'typeorm';
import { isCheckRefusal } from '../database/database-errors.ts';
import { retryDeadlocks } from '../database/transact.ts';
import { RateLimitRow } from '../database/rate-limit-row.ts';

export interface Wanted {
  key: string;
  bucket: Bucket;
}

/** Rows that one statement clears away, so that none takes long. */
const BATCH = 1_000;

/**
 * Counts by key in the service's database, for all its instances, by its clock (GCRA). One statement takes from every
 * bucket or, when the table's check refuses one of them, from none.
 */
export class SharedBuckets {
  readonly #dataSource: DataSource;
  readonly #secret: () => Promise<Buffer>;
  readonly #dialect: Dialect;

  /** @param secret for the keys' hashes: the same on every instance, and not in the database */
  constructor(dataSource: DataSource, secret: () => Promise<Buffer>) {
    this.#dataSource = dataSource;
    this.#secret = secret;
    this.#dialect = dataSource.options.type === 'better-sqlite3' ? SQLITE : SERVER;
  }

  /**
   * Takes one of every bucket and answers null; or takes nothing and answers for each the seconds until it has one, 0 when
   * it has.
   */
  async take(wanted: readonly Wanted[]): Promise<number[] | null> {
    const secret = await this.#secret();
    const rows = wanted.map(({ key, bucket }) => ({ id: digest(key, secret), ...timesOf(bucket) }));
    // The same order everywhere, so that two calls rarely wait for each other in a circle.
    const sorted = rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const { now, upsert } = this.#dialect;
    const values = sorted.map(() => `(?, ${now} + ?, ${now} + ?)`).join(', ');
    const statement = `INSERT INTO rate_limit (bucket, tat, latest) VALUES ${values} ${upsert}`;
    const parameters = sorted.flatMap(({ id, every, burst }) => [id, every, burst]);
    try {
      await retryDeadlocks(() => this.#dataSource.query(statement, parameters));
      return null;
    } catch (error) {
      if (!isCheckRefusal(error)) throw error;
    }
    const ahead = await this.#ahead(rows.map(({ id }) => id));
    return rows.map(({ id, every, burst }) => Math.max(0, (ahead.get(id) ?? 0) + every - burst) / 1_000);
  }

  /** Drops the rows of buckets that are full again, which say nothing any more. */
  async forgetOld(): Promise<void> {
    const { manager } = this.#dataSource;
    const [clock] = await manager.query<{ now: number | string }[]>(`SELECT ${this.#dialect.now} AS now`);
    const tat = LessThan(Number(clock?.now));
    for (;;) {
      const found = await manager.find(RateLimitRow, { where: { tat }, take: BATCH });
      if (found.length === 0) return;
      await manager.delete(RateLimitRow, { bucket: In(found.map(({ bucket }) => bucket)), tat });
    }
  }

  /** Milliseconds until each bucket is full again. */
  async #ahead(ids: string[]): Promise<Map<string, number>> {
    const rows = await this.#dataSource.query<{ bucket: string; ahead: number | string }[]>(
      `SELECT bucket, tat - ${this.#dialect.now} AS ahead FROM rate_limit WHERE bucket IN (${ids.map(() => '?').join(', ')})`,
      ids,
    );
    return new Map(rows.map(({ bucket, ahead }) => [bucket, Number(ahead)]));
  }
}

function digest(key: string, secret: Buffer): string {
  return createHmac('sha256', secret).update(key).digest('hex');
}

/** In whole milliseconds: between two calls, and for as many as may come at once. */
function timesOf({ burst, every }: Bucket): { every: number; burst: number } {
  const milliseconds = Math.max(1, Math.round(every * 1_000));
  return { every: milliseconds, burst: burst * milliseconds };
}

interface Dialect {
  /** Milliseconds since 1970, the same throughout a statement. */
  now: string;
  /** What becomes of a row that is there. */
  upsert: string;
}

const SQLITE_NOW = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";
const SQLITE: Dialect = {
  now: SQLITE_NOW,
  upsert: `ON CONFLICT (bucket) DO UPDATE SET
    tat = MAX(tat, ${SQLITE_NOW}) + excluded.tat - ${SQLITE_NOW}, latest = excluded.latest`,
};

const SERVER_NOW = "(TIMESTAMPDIFF(MICROSECOND, '1970-01-01', UTC_TIMESTAMP(6)) DIV 1000)";
const SERVER: Dialect = {
  now: SERVER_NOW,
  upsert: `ON DUPLICATE KEY UPDATE
    tat = GREATEST(tat, ${SERVER_NOW}) + VALUES(tat) - ${SERVER_NOW}, latest = VALUES(latest)`,
};
