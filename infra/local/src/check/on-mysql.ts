// npm run test:mysql: what the services' tests try on a database server, on MySQL 9.7 in Docker; `npm test` uses MariaDB where
// it can. Ends with 75 when there is no Docker or no such image: nothing was tried then.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/prepare.mjs';
import { runCommand } from '../lib/run-command.ts';
import { tail } from '../lib/tail.ts';
import { startDockerDatabase } from './docker-database.ts';
import { readReport } from './reports.ts';

const REPORT = join(ROOT, '.cache/test/mysql.json');
const LOG = join(ROOT, '.cache/test/mysql.log');

// Whoever gives up must not leave a database behind: the tests are ended, and then the container is.
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop.abort());

const database = await startDockerDatabase();
if (database) {
  try {
    process.exitCode = await testsOn(database.url);
  } finally {
    await database.stop();
  }
} else {
  console.log('No Docker was found that has or can pull mysql:9.7.');
  process.exitCode = 75;
}

/** Those whose names end in the engine's (describeEachEngine); the others have nothing to do with it. */
async function testsOn(url: string): Promise<number> {
  rmSync(REPORT, { force: true });
  const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--testTimeout=30000'];
  const chosen = ['--selectProjects=node', '--testNamePattern=\\(MySQL\\)', 'services'];
  const env = { TEST_DATABASE_URL: url };
  const args = [...jest, ...chosen, '--json', `--outputFile=${REPORT}`];
  const ended = await runCommand(
    { program: 'node', args, cwd: ROOT, env, logFile: LOG, signal: stop.signal },
    ROOT,
  );
  const { passed, failed } = existsSync(REPORT)
    ? readReport('jest', readFileSync(REPORT, 'utf8'))
    : { passed: 0, failed: 0 };
  console.log(`On MySQL 9.7: ${passed} passed, ${failed} failed.`);
  // A pattern that fits no test would be a test that cannot fail.
  if (ended === 0 && passed > 0) return 0;
  console.error(tail(LOG, 100));
  return 1;
}
