import { resolve } from 'node:path';

export interface SqliteAddress {
  engine: 'sqlite';
  /** Absolute path. */
  file: string;
}

export interface ServerAddress {
  /** MariaDB stores JSON differently, so the scheme has to say which of the two it is. */
  engine: 'mysql' | 'mariadb';
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
  /** `?ssl=true`: encrypted, with the certificate checked. */
  ssl: boolean;
}

export type DatabaseAddress = SqliteAddress | ServerAddress;

const FORMS = 'sqlite:/path/file.db, mysql://user:password@host:3306/name or mariadb://…';

/** Reads DATABASE_URL; a relative SQLite path counts from the working directory. Throws Error. */
export function parseDatabaseUrl(value: string): DatabaseAddress {
  if (value.startsWith('sqlite:')) {
    const file = value.slice('sqlite:'.length).replace(/^\/\/(?=\/)/, '');
    if (file === '' || file === ':memory:') throw new Error('must name a SQLite file');
    return { engine: 'sqlite', file: resolve(file) };
  }
  const url = URL.parse(value);
  const engine = url?.protocol.slice(0, -1);
  if (!url || (engine !== 'mysql' && engine !== 'mariadb')) throw new Error(`must look like ${FORMS}`);
  const database = decodeURIComponent(url.pathname.slice(1));
  if (url.hostname === '' || database === '') throw new Error('must name a host and a database');
  return {
    engine,
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? 3306 : Number(url.port),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database,
    ssl: url.searchParams.get('ssl') === 'true',
  };
}
