import { DataSource, EntityManager, type QueryRunner } from 'typeorm';
import type Database from 'better-sqlite3';
import { Mutex } from './mutex.ts';

/**
 * TypeORM's SQLite driver runs everything over one connection. Without turns, two transactions at once fail,
 * and a bystander's insert vanishes with somebody else's rollback. So a transaction, a save or a removal
 * holds the connection until it is done, and single statements wait for it.
 */
export class SerialDataSource extends DataSource {
  readonly mutex = new Mutex();
  readonly #guarded = new WeakSet<QueryRunner>();

  /** Whether the file can be read, without waiting for a turn: a long transaction is no outage. */
  answers(): boolean {
    try {
      const { databaseConnection } = this.driver as unknown as { databaseConnection: Database };
      databaseConnection.prepare('SELECT count(*) FROM sqlite_schema').get();
      return true;
    } catch {
      return false;
    }
  }

  override createEntityManager(queryRunner?: QueryRunner): EntityManager {
    return new SerialEntityManager(this, queryRunner);
  }

  override createQueryRunner(mode?: 'master' | 'slave'): QueryRunner {
    const runner = super.createQueryRunner(mode);
    if (!this.#guarded.has(runner)) {
      this.#guarded.add(runner);
      const query = runner.query.bind(runner) as (...args: unknown[]) => Promise<unknown>;
      runner.query = ((...args: unknown[]) => this.mutex.run(() => query(...args))) as QueryRunner['query'];
    }
    return runner;
  }
}

/** The methods that open a transaction of their own. The rest ends in the query runner's `query`. */
const OPENING = ['transaction', 'save', 'remove', 'softRemove', 'recover'] as const;

class SerialEntityManager extends EntityManager {}

for (const name of OPENING) {
  const original = EntityManager.prototype[name] as (...args: unknown[]) => Promise<unknown>;
  Object.defineProperty(SerialEntityManager.prototype, name, {
    value(this: EntityManager, ...args: unknown[]) {
      return (this.dataSource as SerialDataSource).mutex.run(() => original.apply(this, args));
    },
  });
}
