import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createSqliteDatabase } from '../testing/test-databases.ts';
import { startTestService } from '../testing/test-service.ts';
import { notebook } from '../testing/notebook/notebook.ts';
import { DatabaseInUseError, lockSqliteFile } from './sqlite-lock.ts';

const HOLD = `const { lockSqliteFile } = await import(process.argv[1]);
lockSqliteFile(process.argv[2]);
console.log('held');
setInterval(() => {}, 1000);`;

describe('a SQLite file', () => {
  let folder = '';
  let holder: ChildProcess | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'coachlab-lock-'));
  });
  afterAll(async () => {
    holder?.kill('SIGKILL');
    await rm(folder, { recursive: true });
  });

  it('is refused to a second service with one clear sentence', async () => {
    const database = await createSqliteDatabase();
    const first = await startTestService(notebook, { DATABASE_URL: database.url });
    const second = startTestService(notebook, { DATABASE_URL: database.url });
    await expect(second).rejects.toThrow(/^Another process uses .*test\.db\. SQLite is for one instance/);
    expect(await first.get('/api/notes')).toMatchObject({ status: 200 });
    await first.stop();
    await database.drop();
  });

  it('is free again after its holder was killed, however it died', async () => {
    const file = join(folder, 'data.db');
    const module = new URL('./sqlite-lock.ts', import.meta.url).href;
    holder = spawn(process.execPath, ['--input-type=module', '-e', HOLD, module, file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(holder.stdout as NodeJS.ReadableStream, 'data');
    expect(() => lockSqliteFile(file)).toThrow(DatabaseInUseError);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    lockSqliteFile(file).release();
  });
});
