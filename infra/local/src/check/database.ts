import { aptInstall, canInstall, findProgram } from './debian.ts';
import { startDockerDatabase } from './docker-database.ts';
import type { Found } from './tools.ts';

/**
 * A MySQL-protocol server for the services' tests, which make databases of their own on it: the one the environment
 * names, MariaDB's program (the tests start it privately), Debian's package of it, or a MySQL container.
 */
export async function findDatabase(logFile: string, env: NodeJS.ProcessEnv): Promise<Found> {
  if (env.TEST_DATABASE_URL) return { env: {} };
  if (/^(mysql|mariadb):/.test(env.DATABASE_URL ?? ''))
    return { env: { TEST_DATABASE_URL: env.DATABASE_URL } };
  if (findProgram(['mariadbd'])) return { env: {} };
  if (canInstall() && (await aptInstall(['mariadb-server-core'], logFile)) && findProgram(['mariadbd']))
    return { env: {} };
  const container = await startDockerDatabase();
  if (container) return { env: { TEST_DATABASE_URL: container.url }, stop: container.stop };
  return {
    missing:
      'no MySQL-protocol server was found (set TEST_DATABASE_URL, or install mariadb-server-core or Docker)',
  };
}
