import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

export interface DockerDatabase {
  url: string;
  stop(): Promise<void>;
}

const IMAGE = 'mysql:9.7';
const SECONDS = 120;
/** Nobody needs the data afterwards: it lies in memory, and as MariaDB for tests, does not wait for a disk. */
const HASTY = ['--innodb-flush-log-at-trx-commit=0', '--skip-log-bin'];

/** MySQL in a container that is gone afterwards. Undefined when Docker does not answer or has no such image. */
export async function startDockerDatabase(): Promise<DockerDatabase | undefined> {
  if ((await docker('version')) === undefined) return undefined;
  console.log(`  … starting ${IMAGE} in Docker`);
  const id = await docker(
    'run',
    '--rm',
    '-d',
    '-e',
    'MYSQL_ALLOW_EMPTY_PASSWORD=yes',
    '-p',
    '127.0.0.1::3306',
    '--tmpfs',
    '/var/lib/mysql',
    IMAGE,
    ...HASTY,
  );
  if (!id) return undefined;
  const stop = async () => void (await docker('rm', '-f', id));
  const address = (await docker('port', id, '3306/tcp'))?.split('\n')[0];
  if (address && (await isReady(id))) return { url: `mysql://root@${address}/mysql`, stop };
  await stop();
  return undefined;
}

/** Asked over TCP: while it first starts, the server answers on its socket alone and then goes away again. */
async function isReady(id: string): Promise<boolean> {
  for (let second = 0; second < SECONDS; second += 1) {
    if ((await docker('exec', id, 'mysqladmin', 'ping', '-h', '127.0.0.1', '--silent')) !== undefined)
      return true;
    await sleep(1000);
  }
  return false;
}

/** What the command prints; undefined when it fails. */
async function docker(...args: string[]): Promise<string | undefined> {
  try {
    return (await promisify(execFile)('docker', args)).stdout.trim();
  } catch {
    return undefined;
  }
}
