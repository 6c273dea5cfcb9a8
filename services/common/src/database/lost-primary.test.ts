import { beforeAll, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { describeOnServer } from '../testing/describe-each-engine.ts';
import { notebook } from '../testing/notebook/notebook.ts';
import type { TestService } from '../testing/test-service.ts';

/** What a server of a group says that is no longer its primary, or undoes a transaction which met another server's. */
const REFUSALS = {
  ER_OPTION_PREVENTS_STATEMENT: 1290,
  ER_READ_ONLY_MODE: 1836,
  ER_SERVER_OFFLINE_MODE: 3032,
  ER_RUN_HOOK_ERROR: 3100,
  ER_TRANSACTION_ROLLBACK_DURING_COMMIT: 3101,
  ER_GRP_TRX_CONSISTENCY_NOT_ALLOWED: 3796,
  ER_GRP_TRX_CONSISTENCY_BEFORE: 3797,
  ER_GRP_TRX_CONSISTENCY_BEGIN_NOT_ALLOWED: 3799,
};

describeOnServer('a service whose server is no longer the primary of its group', ({ start }) => {
  let service: TestService;
  beforeAll(async () => {
    service = await start(notebook);
    const { query } = service.running.dataSource as DataSource;
    const ask = query.bind(service.running.dataSource);
    // Outside of transactions: what it counts stays when they are undone.
    await ask('CREATE TABLE met (slug varchar(32)) ENGINE = MyISAM');
    const refusals = Object.values(REFUSALS).map(
      (number) =>
        `IF NEW.text = '${number}' THEN SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = ${number}; END IF;`,
    );
    await ask(`CREATE TRIGGER refuse BEFORE INSERT ON note FOR EACH ROW BEGIN
      ${refusals.join('\n')}
      IF NEW.slug = 'twice' AND (SELECT COUNT(*) FROM met) < 2 THEN
        INSERT INTO met VALUES (NEW.slug);
        SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = ${REFUSALS.ER_TRANSACTION_ROLLBACK_DURING_COMMIT};
      END IF;
    END`);
  });

  it.each(Object.entries(REFUSALS))('asks to come again after %s', async (_, number) => {
    const answer = await service.post('/api/notes', { slug: 'refused', text: String(number) });
    expect(answer).toMatchObject({ status: 503, body: { code: 'database_unavailable' } });
    expect(answer.headers.get('retry-after')).toBe('2');
  });

  it('does a transaction again that was undone at its commit', async () => {
    const headers = { 'idempotency-key': 'twice' };
    const answer = await service.post('/api/notes', { slug: 'twice', text: 'x' }, headers);
    expect(answer).toMatchObject({ status: 201, body: { slug: 'twice' } });
    expect(await service.post('/api/notes', { slug: 'twice', text: 'x' }, headers)).toMatchObject({
      status: 201,
      body: answer.body,
    });
  });
});
