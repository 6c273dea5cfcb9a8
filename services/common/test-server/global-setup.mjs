import { startMariadb } from './mariadb.mjs';

/** Once a Jest run: a database server for the tests of services, unless TEST_DATABASE_URL names one. */
export default async function setup({ testPathPatterns }) {
  if (process.env.TEST_DATABASE_URL || !concernsServices(testPathPatterns?.patterns ?? [])) return;
  const server = await startMariadb();
  if (!server) return;
  globalThis.coachlabTestDatabase = server;
  process.env.TEST_DATABASE_URL = server.url;
}

/** A run over other rooms alone need not wait for a server. */
function concernsServices(patterns) {
  return patterns.length === 0 || patterns.some((pattern) => !/packages|shell|mfe-|e2e/.test(pattern));
}
