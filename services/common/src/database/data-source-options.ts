import type Database from 'better-sqlite3';
import type { DataSourceOptions, MixedList } from 'typeorm';
import { TypeormLog } from '../log/typeorm-log.ts';
import type { ConnectionGate } from './connection-gate.ts';
import type { DatabaseAddress, ServerAddress, SqliteAddress } from './database-address.ts';

export interface Schema {
  entities: Function[];
  migrations: Function[];
}

/** A statement that runs longer is given up, in milliseconds. */
const LONGEST_QUERY = 5_000;

/** @param gate through which connections to a server are opened */
export function dataSourceOptions(
  address: DatabaseAddress,
  schema: Schema,
  gate?: ConnectionGate,
): DataSourceOptions {
  const common = {
    entities: schema.entities as MixedList<Function>,
    migrations: schema.migrations as MixedList<Function>,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each' as const,
    logger: new TypeormLog(),
  };
  return address.engine === 'sqlite'
    ? { ...common, ...sqlite(address) }
    : { ...common, ...server(address, gate), enableQueryTimeout: true, maxQueryExecutionTime: LONGEST_QUERY };
}

/** For migrations: few connections, and an ALTER TABLE may take its time. */
export function migrationOptions(
  address: ServerAddress,
  schema: Schema,
  gate: ConnectionGate,
): DataSourceOptions {
  return {
    ...dataSourceOptions(address, schema, gate),
    poolSize: 2,
    enableQueryTimeout: false,
  } as DataSourceOptions;
}

function sqlite({ file }: SqliteAddress) {
  return {
    type: 'better-sqlite3' as const,
    database: file,
    enableWAL: true,
    // Its own knows the letters of ASCII alone.
    prepareDatabase: (database: Database) => {
      database.function('lower', { deterministic: true }, (text) =>
        typeof text === 'string' ? text.toLowerCase() : text,
      );
    },
  };
}

/** Settings that survived a database restart under load. */
function server({ engine, host, port, user, password, database, ssl }: ServerAddress, gate?: ConnectionGate) {
  return {
    type: engine,
    host,
    port,
    username: user,
    password,
    database,
    ...(ssl ? { ssl: { rejectUnauthorized: true } } : {}),
    timezone: 'Z',
    charset: 'utf8mb4',
    // Fewer gap locks, so fewer deadlocks; no service here relies on repeatable reads.
    isolationLevel: 'READ COMMITTED' as const,
    poolSize: 10,
    connectTimeout: 3_000,
    extra: { queueLimit: 200, ...(gate && { stream: () => gate.open() }) },
  };
}
