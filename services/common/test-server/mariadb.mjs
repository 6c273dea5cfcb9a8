// A private MariaDB on a free port and in a temporary folder, for tests only: no durability, no network beyond this machine.
import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import getPort from 'get-port';

const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;
const PREFIX = 'coachlab-mariadb-';
const SYSTEM_TABLES = ['/usr/share/mariadb', '/usr/share/mysql', '/usr/local/share/mysql'];
const run = promisify(execFile);

/** Starts it, or returns null where MariaDB is not installed. */
export async function startMariadb() {
  if (!(await installed())) return null;
  await sweep();
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  const data = join(folder, 'data');
  const port = await getPort({ host: '127.0.0.1' });
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
  await mkdir(data);
  // Of its own: a server that starts removes what it takes for left-over temporary tables, also another's.
  const temporary = `--tmpdir=${folder}`;
  await bootstrap(['--no-defaults', ...asRoot, `--datadir=${data}`, temporary]);
  const server = spawn(
    'mariadbd',
    [
      '--no-defaults',
      ...asRoot,
      `--datadir=${data}`,
      temporary,
      `--socket=${join(folder, 'socket')}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      '--innodb-flush-log-at-trx-commit=0',
      '--innodb-buffer-pool-size=64M',
      '--skip-name-resolve',
    ],
    { env: { ...process.env, PATH }, stdio: 'ignore' },
  );
  await writeFile(join(folder, 'processes.json'), JSON.stringify({ owner: process.pid, server: server.pid }));
  const exited = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    server.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await listening(port, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `mariadb://root@127.0.0.1:${port}/mysql`, stop };
}

/** What mariadb-install-db does, without the client tools that it wants. */
async function bootstrap(options) {
  const folder = SYSTEM_TABLES.find((candidate) => existsSync(join(candidate, 'mysql_system_tables.sql')));
  if (!folder) throw new Error(`No mysql_system_tables.sql in ${SYSTEM_TABLES.join(' or ')}`);
  const scripts = ['mysql_system_tables.sql', 'mysql_performance_tables.sql', 'mysql_system_tables_data.sql'];
  const texts = await Promise.all(scripts.map((name) => readFile(join(folder, name), 'utf8')));
  const start = 'CREATE DATABASE mysql;\nUSE mysql;\nSET @auth_root_socket=NULL;\n';
  const server = spawn('mariadbd', [...options, '--bootstrap'], {
    env: { ...process.env, PATH },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let complaints = '';
  server.stderr.on('data', (chunk) => (complaints += chunk));
  server.stdin.end(start + texts.join('\n'));
  const code = await new Promise((resolve) => server.once('close', resolve));
  if (code !== 0) throw new Error(`mariadbd --bootstrap ended with code ${code}:\n${complaints}`);
}

async function installed() {
  try {
    await run('mariadbd', ['--no-defaults', '--version'], { env: { ...process.env, PATH } });
    return true;
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

/** Ends servers whose test run was killed before it could. */
async function sweep() {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  for (const name of names) {
    const folder = join(tmpdir(), name);
    const processes = await readFile(join(folder, 'processes.json'), 'utf8').then(JSON.parse, () => null);
    if (!processes || alive(processes.owner)) continue;
    const command = await readFile(`/proc/${processes.server}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(folder)) process.kill(processes.server, 'SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}

function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function listening(port, server) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`mariadbd ended with code ${server.exitCode}`);
    if (await reachable(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('mariadbd did not begin to listen within 10 s');
}

function reachable(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
