import { randomBytes } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { afterAll, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { describeOnServer } from '../testing/describe-each-engine.ts';
import { notebook } from '../testing/notebook/notebook.ts';

describeOnServer('a service whose database user lacks a right', ({ start, createDatabase }) => {
  const user = `poor_${randomBytes(4).toString('hex')}`;
  let administrator: DataSource;

  afterAll(async () => {
    await administrator.query(`DROP USER IF EXISTS '${user}'@'%'`);
    await administrator.destroy();
  });

  it('says in one sentence which right on which table, and what gives it, in its log and its answer', async () => {
    const url = new URL((await createDatabase()).url);
    // Makes the tables.
    await (await start(notebook, { DATABASE_URL: url.href })).stop();
    const type = url.protocol === 'mariadb:' ? 'mariadb' : 'mysql';
    administrator = await new DataSource({ type, url: url.href }).initialize();
    const tables: { TABLE_NAME: string }[] = await administrator.query(
      'SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()',
    );
    await administrator.query(`CREATE USER '${user}'@'%' IDENTIFIED BY 'poor'`);
    for (const { TABLE_NAME: table } of tables) {
      const rights = table === 'note' ? 'SELECT' : 'SELECT, INSERT, UPDATE, DELETE';
      await administrator.query(`GRANT ${rights} ON \`${table}\` TO '${user}'@'%'`);
    }

    const poor = new URL(url);
    [poor.username, poor.password] = [user, 'poor'];
    const service = await start(notebook, { DATABASE_URL: poor.href });
    const said = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => {});
    const answer = await service.post<{ detail: string }>('/api/notes', { slug: 'new', text: 'x' });
    expect(answer).toMatchObject({ status: 503, body: { code: 'database_right_missing' } });
    const sentence =
      'The database user may not INSERT the table note: run users.sql as the database\'s administrator (docs/runbook.md, The audit trail), as "docker compose up -d" does by itself.';
    expect(answer.body.detail).toBe(sentence);
    expect(said.mock.calls.flat()).toContain(`database_right_missing: ${sentence}`);
    said.mockRestore();
    await service.stop();
  });
});
