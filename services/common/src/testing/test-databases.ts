import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { parseDatabaseUrl, type ServerAddress } from '../database/database-address.ts';

export interface TestDatabase {
  /** For DATABASE_URL. */
  url: string;
  drop(): Promise<void>;
}

export async function createSqliteDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'coachlab-test-'));
  return {
    url: `sqlite:${join(folder, 'test.db')}`,
    drop: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A fresh database on the server of TEST_DATABASE_URL; its user must be allowed to create databases. */
export async function createServerDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `coachlab_test_${randomBytes(6).toString('hex')}`;
  await administer(serverUrl, `CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(serverUrl, `DROP DATABASE ${name}`) };
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const { engine, host, port, user, password, database } = parseDatabaseUrl(serverUrl) as ServerAddress;
  const source = new DataSource({
    type: engine,
    host,
    port,
    username: user,
    password,
    database,
  });
  await source.initialize();
  await source.query(statement).finally(() => source.destroy());
}
