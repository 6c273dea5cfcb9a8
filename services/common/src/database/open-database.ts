import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AddErasures1760000000100 } from './add-erasures.migration.ts';
import { AddRateLimits1760000000200 } from './add-rate-limits.migration.ts';
import { CommonTables1760000000000 } from './common-tables.migration.ts';
import { dataSourceOptions, migrationOptions, type Schema } from './data-source-options.ts';
import type { DatabaseAddress, ServerAddress } from './database-address.ts';
import { ConnectionGate, ConnectionPaused } from './connection-gate.ts';
import { isDatabaseAway } from './database-errors.ts';
import { SerialDataSource } from './serial-data-source.ts';
import { lockSqliteFile } from './sqlite-lock.ts';
import { ErasureRow } from '../erasure/erasure-row.ts';
import { RateLimitRow } from './rate-limit-row.ts';
import { IdempotencyRow } from './idempotency-row.ts';
import { ContentRevisionRow } from './content-revision-row.ts';

export interface Database {
  dataSource: DataSource;
  /** Whether the server keeps this host out, whatever it does. */
  isShutOut: () => boolean;
  close(): Promise<void>;
}

/** Work that only one instance does at a time, for example seeding. */
export type Preparation = (dataSource: DataSource) => Promise<void>;

const logger = new Logger('Database');

/**
 * Connects, brings the schema up to date, then runs `prepare`, all before anybody else may. A server that
 * does not answer yet is tried for ten minutes. Throws DatabaseInUseError for a SQLite file in use.
 */
export async function openDatabase(
  address: DatabaseAddress,
  schema: Schema,
  prepare: Preparation,
): Promise<Database> {
  const whole: Schema = {
    entities: [ContentRevisionRow, IdempotencyRow, ErasureRow, RateLimitRow, ...schema.entities],
    migrations: [
      CommonTables1760000000000,
      AddErasures1760000000100,
      AddRateLimits1760000000200,
      ...schema.migrations,
    ],
  };
  return address.engine === 'sqlite'
    ? openSqlite(address.file, whole, prepare)
    : openServer(address, whole, prepare);
}

async function openSqlite(file: string, schema: Schema, prepare: Preparation): Promise<Database> {
  const lock = lockSqliteFile(file);
  const dataSource = new SerialDataSource(dataSourceOptions({ engine: 'sqlite', file }, schema));
  const close = async () => {
    if (dataSource.isInitialized) await dataSource.destroy();
    lock.release();
  };
  try {
    await dataSource.initialize();
    await dataSource.runMigrations();
    await prepare(dataSource);
  } catch (error) {
    await close();
    throw error;
  }
  return { dataSource, close, isShutOut: () => false };
}

async function openServer(address: ServerAddress, schema: Schema, prepare: Preparation): Promise<Database> {
  const gate = new ConnectionGate(address);
  const migrating = new DataSource(migrationOptions(address, schema, gate));
  const dataSource = new DataSource(dataSourceOptions(address, schema, gate));
  const close = async () => {
    if (dataSource.isInitialized) await dataSource.destroy();
  };
  try {
    await initializePatiently(migrating);
    await initializePatiently(dataSource);
    await alone(migrating, `coachlab-boot-${address.database}`, async () => {
      await migrating.runMigrations();
      await prepare(dataSource);
    });
  } catch (error) {
    await close();
    throw error;
  } finally {
    if (migrating.isInitialized) await migrating.destroy();
  }
  return { dataSource, close, isShutOut: () => gate.isShutOut };
}

/** Milliseconds. The pauses between real attempts are the gate's. */
const CONNECT = { within: 600_000, every: 1_000 };

async function initializePatiently(dataSource: DataSource): Promise<void> {
  const began = performance.now();
  for (;;) {
    try {
      await dataSource.initialize();
      return;
    } catch (error) {
      if (performance.now() - began > CONNECT.within || !isDatabaseAway(error)) throw error;
      if (!(error instanceof ConnectionPaused))
        logger.warn(`The database does not answer yet (${(error as Error).message}); trying again`);
      await new Promise((resolve) => setTimeout(resolve, CONNECT.every));
    }
  }
}

/** Seconds to wait for another instance that migrates. */
const LOCK_PATIENCE = 120;

/** Holds a named lock of the server while `work` runs. Names are at most 64 characters. */
async function alone(dataSource: DataSource, name: string, work: () => Promise<void>): Promise<void> {
  const holder = dataSource.createQueryRunner();
  const key = name.slice(0, 64);
  try {
    const [row] = await holder.query('SELECT GET_LOCK(?, ?) AS held', [key, LOCK_PATIENCE]);
    if (Number(row.held) !== 1)
      throw new Error(`Another instance kept the lock ${key} for ${LOCK_PATIENCE} s`);
    await work();
    await holder.query('SELECT RELEASE_LOCK(?)', [key]);
  } finally {
    await holder.release();
  }
}
