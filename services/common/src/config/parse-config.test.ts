import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseDatabaseUrl } from '../database/database-address.ts';
import { baseSettings } from './base-settings.ts';
import { integer, list, optional, text, url } from './fields.ts';
import { ConfigError, parseConfig } from './parse-config.ts';

const settings = baseSettings({ name: 'notebook', port: 4109 });

describe('the settings', () => {
  it('have defaults that start a service', () => {
    expect(parseConfig({}, settings)).toMatchObject({
      PORT: 4109,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      COACHLAB_LIMITS: 'on',
      DATABASE_URL: { engine: 'sqlite', file: join(process.cwd(), '.data/notebook.db') },
    });
  });

  it('are refused with every fault at once, and without repeating a secret', () => {
    const wrong = {
      PORT: '99999',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'postgres://u:hunter2@h/d',
      COACHLAB_LIMITS: 'no',
    };
    const fields = { ...settings, TOKEN: text(), SMTP_URL: optional(url('smtp', 'smtps')) };
    const parse = () => parseConfig({ ...wrong, SMTP_URL: 'mail' }, fields);
    expect(parse).toThrow(ConfigError);
    expect(parse).toThrow(/PORT must be a whole number from 0 to 65535/);
    expect(parse).toThrow(/LOG_LEVEL must be one of trace, debug/);
    expect(parse).toThrow(/DATABASE_URL must look like sqlite:/);
    expect(parse).toThrow(/COACHLAB_LIMITS must be one of on, off/);
    expect(parse).toThrow(/TOKEN is missing/);
    expect(parse).toThrow(/SMTP_URL must be an absolute address with the scheme smtp or smtps/);
    expect(parse).not.toThrow(/hunter2/);
  });

  it('may stand in a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'coachlab-config-'));
    const file = join(folder, 'token');
    await writeFile(file, 'from the file\n');
    expect(parseConfig({ TOKEN_FILE: file }, { TOKEN: text() })).toEqual({ TOKEN: 'from the file' });
    expect(() => parseConfig({ TOKEN_FILE: file, TOKEN: 'x' }, { TOKEN: text() })).toThrow(/given twice/);
    expect(() => parseConfig({ TOKEN_FILE: `${file}2` }, { TOKEN: text() })).toThrow(/does not open/);
    await rm(folder, { recursive: true });
  });

  it('take an empty value for none', () => {
    expect(parseConfig({ PORT: '', LIST: 'a, ,b' }, { PORT: optional(integer(0, 1)), LIST: list() })).toEqual(
      {
        PORT: null,
        LIST: ['a', 'b'],
      },
    );
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
