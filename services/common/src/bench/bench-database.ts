import { DataSource } from 'typeorm';

export interface BenchDatabase {
  /** For DATABASE_URL: a database of this run alone. */
  url: string;
  source: DataSource;
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
    async drop() {
      await source.destroy();
      await once(server.url, `DROP DATABASE ${name}`);
      await server.stop();
    },
  };
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
