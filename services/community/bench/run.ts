import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DataSource } from 'typeorm';
import { generatePosts } from './generate-posts.ts';
import { measure } from './measure.ts';

/**
 * How long a page of the forum takes with a million posts, over HTTP from the compiled service:
 *
 *   tsc -b services/community && node services/community/bench/run.ts [--posts 1000000] [--server mysql://root@host:3306/mysql]
 *
 * Without --server a MariaDB is started, with a buffer pool of 64 MB, a fraction of the table. Ends with 1 when a page
 * takes longer than promised.
 */
const PROMISED = { p95: 10 };
const PORT = 4194;
const ORIGIN = `http://127.0.0.1:${PORT}`;

const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '1000000' },
    calls: { type: 'string', default: '1000' },
    server: { type: 'string' },
  },
});
const posts = Number(values.posts);
const calls = Number(values.calls);

const server = values.server ? { url: values.server, stop: async () => {} } : await startOwnServer();
const databaseUrl = new URL(server.url);
databaseUrl.pathname = `/coachlab_bench_${process.pid}`;
await once(server.url, `CREATE DATABASE ${databaseUrl.pathname.slice(1)} CHARACTER SET utf8mb4`);
const source = await open(databaseUrl.href);
let service = await start();
try {
  const began = performance.now();
  await generatePosts(source, posts);
  console.log(`${posts} posts written in ${Math.round((performance.now() - began) / 1_000)} s`);
  const ids = await sampleIds();
  // Nothing of the writing stays in the service's memory.
  await stop(service);
  service = await start();

  const anywhere = () => ids[Math.floor(Math.random() * ids.length)];
  const figures = [
    await measure('newest 20, kept', calls, () => `${ORIGIN}/api/forum/posts?limit=20&view=card`),
    await measure(
      '20 from anywhere',
      calls,
      () => `${ORIGIN}/api/forum/posts?limit=20&view=card&before=${anywhere()}`,
    ),
    await measure('100 from anywhere', calls, () => `${ORIGIN}/api/forum/posts?before=${anywhere()}`),
  ];
  console.table(figures);
  if (figures.some(({ p95 }) => p95 > PROMISED.p95)) {
    console.error(`A page takes longer than ${PROMISED.p95} ms at the 95th percentile.`);
    process.exitCode = 1;
  }
} finally {
  await stop(service);
  await source.destroy();
  await once(server.url, `DROP DATABASE ${databaseUrl.pathname.slice(1)}`);
  await server.stop();
}

async function startOwnServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const { startMariadb } = (await import('../../common/test-server/mariadb.mjs' as string)) as {
    startMariadb(): Promise<{ url: string; stop(): Promise<void> } | null>;
  };
  const started = await startMariadb();
  if (!started) throw new Error('Install mariadb-server-core, or give --server.');
  return started;
}

function open(url: string): Promise<DataSource> {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  return new DataSource({
    type: protocol === 'mariadb:' ? 'mariadb' : 'mysql',
    host: hostname,
    port: Number(port),
    username,
    password: decodeURIComponent(password),
    database: pathname.slice(1),
    charset: 'utf8mb4',
    timezone: 'Z',
  }).initialize();
}

async function once(url: string, statement: string): Promise<void> {
  const connection = await open(url);
  await connection.query(statement).finally(() => connection.destroy());
}

/** Ids spread over the whole forum. */
async function sampleIds(): Promise<string[]> {
  const rows = await source.query<{ id: string }[]>(
    `SELECT id FROM post WHERE status = 'published' AND RAND() < ? LIMIT 5000`,
    [5_000 / posts],
  );
  return rows.map(({ id }) => id);
}

async function start(): Promise<ChildProcess> {
  const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: String(PORT),
      DATABASE_URL: databaseUrl.href,
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 600; tries += 1) {
    const ready = await fetch(`${ORIGIN}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return child;
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The service did not start.');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  await ended;
}
