import { afterAll, describe, test } from '@jest/globals';
import type { ServiceDefinition } from '../boot/definition.ts';
import type { Environment, Fields } from '@coachlab/settings';
import { createServerDatabase, createSqliteDatabase, type TestDatabase } from './test-databases.ts';
import { startTestService, type TestService } from './test-service.ts';

export interface EngineKit {
  engine: 'sqlite' | 'server';
  /** A fresh database, dropped after the suite. */
  createDatabase(): Promise<TestDatabase>;
  /**
   * Starts the service, stopped after the suite. On a fresh database unless `environment` has a DATABASE_URL.
   */
  start<S extends Fields>(definition: ServiceDefinition<S>, environment?: Environment): Promise<TestService>;
}

/** The same tests on SQLite and on a MySQL-protocol server. */
export function describeEachEngine(name: string, suite: (kit: EngineKit) => void): void {
  describeOnSqlite(name, suite);
  describeOnServer(name, suite);
}

/** For what no engine changes, such as limits, headers and refusals. */
export function describeOnSqlite(name: string, suite: (kit: EngineKit) => void): void {
  describe(`${name} (SQLite)`, () => {
    suite(createKit('sqlite', createSqliteDatabase));
  });
}

/** For what only a server can show. Where none can be had, one skipped test says so. */
export function describeOnServer(name: string, suite: (kit: EngineKit) => void): void {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  const engine = serverUrl?.startsWith('mariadb:') ? 'MariaDB' : 'MySQL';
  describe(`${name} (${engine})`, () => {
    if (serverUrl) suite(createKit('server', () => createServerDatabase(serverUrl)));
    // oxlint-disable-next-line jest/no-disabled-tests, jest/expect-expect -- Half a suite that did not run must show.
    else test.skip('SKIPPED: no server; set TEST_DATABASE_URL or install mariadb-server-core', () => {});
  });
}

function createKit(engine: EngineKit['engine'], create: () => Promise<TestDatabase>): EngineKit {
  const services: TestService[] = [];
  const databases: TestDatabase[] = [];

  afterAll(async () => {
    for (const service of services) await service.stop();
    for (const database of databases) await database.drop();
  });

  const createDatabase = async () => {
    const database = await create();
    databases.push(database);
    return database;
  };
  return {
    engine,
    createDatabase,
    async start(definition, environment = {}) {
      const url = environment['DATABASE_URL'] ?? (await createDatabase()).url;
      const service = await startTestService(definition, { ...environment, DATABASE_URL: url });
      services.push(service);
      return service;
    },
  };
}
