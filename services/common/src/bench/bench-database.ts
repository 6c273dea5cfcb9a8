import { DataSource } from 'typeorm';

export interface BenchDatabase {
  /** For DATABASE_URL: a database of this run alone. */
  url: string;
  source: DataSource;
  /** Waits until what was written in bulk is on the disk; a site's tables grow more slowly. At most two minutes. */
  settle(): Promise<void>;
  drop(): Promise<void>;
}

/** On the given server, or on a MariaDB started for this run, with a buffer pool of 64 MB. */
export async function benchDatabase(serverUrl: string | undefined): Promise<BenchDatabase> {
  const server = serverUrl ? { url: serverUrl, stop: async () => {} } : await startOwnServer();
  const name = `coachlab_bench_${process.pid}`;
  await once(server.url, `CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  const address = new URL(server.url);
  address.pathname = `/${name}`;
  const source = await open(address.href);
  return {
    url: address.href,
    source,
    settle: () => settle(source),
    async drop() {
      await source.destroy();
      await once(server.url, `DROP DATABASE ${name}`);
      await server.stop();
    },
  };
}

async function settle(source: DataSource): Promise<void> {
  await source.query('SET GLOBAL innodb_max_dirty_pages_pct = 0');
  for (let seconds = 0; seconds < 120; seconds += 1) {
    const rows = await source.query<{ Value: string }[]>(
      `SHOW GLOBAL STATUS LIKE 'Innodb_buffer_pool_pages_dirty'`,
    );
    if (Number(rows[0]?.Value) < 50) break;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  await source.query('SET GLOBAL innodb_max_dirty_pages_pct = 90');
}

async function startOwnServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const { startMariadb } = (await import('../../test-server/mariadb.mjs' as string)) as {
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
