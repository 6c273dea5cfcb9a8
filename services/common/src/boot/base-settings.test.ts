import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseConfig } from '@coachlab/settings';
import { parseDatabaseUrl } from '../database/database-address.ts';
import { baseSettings } from './base-settings.ts';

const settings = baseSettings({ name: 'notebook', port: 4109 });

describe("every service's settings", () => {
  it('have defaults that start a service', () => {
    expect(parseConfig({}, settings)).toMatchObject({
      PORT: 4109,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      COACHLAB_LIMITS: 'on',
      DATABASE_URL: { engine: 'sqlite', file: join(process.cwd(), '.data/notebook.db') },
    });
  });

  it('are refused without a word of the password', () => {
    const parse = () =>
      parseConfig({ LOG_LEVEL: 'loud', DATABASE_URL: 'postgres://u:hunter2@h/d' }, settings);
    expect(parse).toThrow(/LOG_LEVEL must be one of trace, debug/);
    expect(parse).toThrow(/DATABASE_URL must look like sqlite:/);
    expect(parse).not.toThrow(/hunter2/);
  });
});

describe('DATABASE_URL', () => {
  it.each([
    ['sqlite:/var/lib/x.db', { engine: 'sqlite', file: '/var/lib/x.db' }],
    ['sqlite:///var/lib/x.db', { engine: 'sqlite', file: '/var/lib/x.db' }],
    [
      'mysql://us%40er:p%3Aw@db:3307/coach',
      {
        engine: 'mysql',
        user: 'us@er',
        password: 'p:w',
        host: 'db',
        port: 3307,
        database: 'coach',
        ssl: false,
      },
    ],
    ['mariadb://root@[::1]/x?ssl=true', { engine: 'mariadb', host: '::1', port: 3306, ssl: true }],
  ])('%s is understood', (given, expected) => expect(parseDatabaseUrl(given)).toMatchObject(expected));

  it.each(['', 'sqlite:', 'sqlite::memory:', 'mysql://host', 'http://host/db', 'x'])(
    '%p is refused',
    (given) => expect(() => parseDatabaseUrl(given)).toThrow(/must/),
  );
});
