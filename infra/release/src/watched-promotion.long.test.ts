import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CommandLine } from './testing/command-line.ts';

let command: CommandLine;

beforeAll(async () => {
  command = await CommandLine.start();
}, 180_000);
afterAll(() => command?.stop());

it('a promotion is judged if there is a release to compare with, and goes on when it is asked for again, and can be made at once', async () => {
  expect((await command.publish({ name: 'catalog', version: '1.0.0-aaa' }, '--promote')).out).toContain(
    'Promoted catalog@1.0.0-aaa.',
  );

  const watched = await command.publish({ name: 'catalog', version: '1.1.0-bbb' }, '--promote');
  expect(watched).toMatchObject({ code: 0, err: '' });
  expect(watched.out).toContain(
    'catalog@1.1.0-bbb now goes to 10 % of the visitors, and everybody within half an hour.',
  );
  expect(watched.out).toContain('If it fails more often than 1.0.0-aaa, it is withdrawn.');
  const { out: status } = await command.run(['status', 'catalog']);
  expect(status).toContain(
    '10, 50, 100 % every 60 s, bake 10 min, advances after 5 min unless it looks worse',
  );

  // A build server that tries again changes nothing.
  const again = await command.publish({ name: 'catalog', version: '1.1.0-bbb' }, '--promote');
  expect(again.out).toContain('It is already being rolled out, to 10 % of the visitors.');

  const other = await command.publish({ name: 'catalog', version: '1.2.0-ccc' }, '--promote');
  expect(other).toMatchObject({
    code: 1,
    err: expect.stringContaining('only one release at a time is judged'),
  });

  expect((await command.run(['promote', 'catalog@1.1.0'])).out).toContain(
    'catalog@1.1.0-bbb goes to 10 % of the visitors, and goes on with its plan.',
  );
  expect(await command.run(['promote', 'catalog@1.1.0', '--at-once'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('--at-once needs a reason for the audit trail: --why "…"'),
  });
  const { out } = await command.run(['promote', 'catalog@1.1.0', '--at-once', '--why', 'the sale starts']);
  expect(out).toContain('No session has met catalog@1.1.0-bbb yet.');
  expect(out).toContain('Promoted catalog@1.1.0-bbb; previously: 1.0.0-aaa.');
}, 120_000);
