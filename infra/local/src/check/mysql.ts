// npm run test:mysql: the services' tests of their SQL on MySQL 9.7 in Docker; npm test uses MariaDB. Ends with 75 when there is no
// Docker or no such image: nothing was tried then.
import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../bootstrap/prepare.mjs';
import { runCommand } from '../lib/run-command.ts';
import { tail } from '../lib/tail.ts';

const IMAGE = 'mysql:9.7';
const SECONDS = 120;
/** Nobody needs the data afterwards: it lies in memory, and does not wait for a disk. */
const HASTY = ['--innodb-flush-log-at-trx-commit=0', '--skip-log-bin'];
const RUN = ['run', '--rm', '-d', '-e', 'MYSQL_ALLOW_EMPTY_PASSWORD=yes', '-p', '127.0.0.1::3306'];
const LOG = join(ROOT, '.cache/test/mysql.log');

// Whoever gives up must not leave a database behind: the tests are ended, and then the container is.
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop.abort());

const id = await docker(...RUN, '--tmpfs', '/var/lib/mysql', IMAGE, ...HASTY).catch(() => undefined);
if (id === undefined) {
  console.log(`No Docker was found that has or can pull ${IMAGE}.`);
  process.exit(75);
}
try {
  const address = (await docker('port', id, '3306/tcp')).split('\n')[0];
  await isReady(id);
  process.exitCode = await testsOn(`mysql://root@${address}/mysql`);
} finally {
  await docker('rm', '-f', id);
}

/** Asked over TCP: while it first starts, the server answers on its socket alone and then goes away again. */
async function isReady(container: string): Promise<void> {
  for (let second = 0; second < SECONDS; second += 1) {
    const ping = docker('exec', container, 'mysqladmin', 'ping', '-h', '127.0.0.1', '--silent');
    if ((await ping.catch(() => undefined)) !== undefined) return;
    await sleep(1_000);
  }
  throw new Error(`${IMAGE} was not ready within ${SECONDS} s.`);
}

/** Those whose names end in the engine's (describeEachEngine); the others have nothing to do with it. */
async function testsOn(url: string): Promise<number> {
  const jest = ['run', '--silent', 'test:unit', '--', '--selectProjects=node'];
  const args = [...jest, '--testNamePattern=\\(MySQL\\)', 'services'];
  const env = { TEST_DATABASE_URL: url };
  const ended = await runCommand(
    { program: 'npm', args, cwd: ROOT, env, logFile: LOG, signal: stop.signal },
    ROOT,
  );
  const end = tail(LOG, ended === 0 ? 6 : 100);
  console.log(end);
  // A pattern that fits no test would be a test that cannot fail.
  return ended === 0 && /^Tests: .*\d+ passed/m.test(end) ? 0 : 1;
}

async function docker(...args: string[]): Promise<string> {
  return (await promisify(execFile)('docker', args)).stdout.trim();
}
