import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditRow } from '@coachlab/contracts';
import { CommandLine } from '../testing/command-line.ts';

let command: CommandLine;

beforeAll(async () => {
  command = await CommandLine.start();
}, 180_000);
afterAll(() => command?.stop());

describe('the offline switch', () => {
  it('can only be changed by the operator, and the audit trail says why', async () => {
    const TEAM = { COACHLAB_TOKEN: 'catalog-token-0123456789' };
    const on = 'Offline is on: browsers store visited pages.\n';
    expect(await command.run(['offline'])).toEqual({ code: 0, out: on, err: '' });
    expect(await command.run(['offline', 'off'], TEAM)).toMatchObject({
      code: 1,
      err: expect.stringContaining('This token is for catalog'),
    });
    expect((await command.run(['offline', 'off', '--why', 'old pages'])).out).toMatch(
      /^Offline is off: each browser/,
    );
    expect((await command.run(['offline'])).out).toMatch(/^Offline is off/);
    expect((await command.run(['offline', 'on'])).out).toBe(on);
    const rows = JSON.parse((await command.run(['audit', 'shell', '--json'])).out) as AuditRow[];
    expect(rows.map(({ action, from, to, who, why }) => [action, from, to, who.split(' ')[0], why])).toEqual([
      ['offline', 'off', 'on', 'operator', null],
      ['offline', 'on', 'off', 'operator', 'old pages'],
    ]);
  }, 90_000);

  it.each([
    [['offline', 'maybe'], 'there are on and off'],
    [['offline', '--why', 'x'], '--why goes with on or off'],
    [['offline', 'on', 'off'], 'Usage: coachlab offline'],
  ])('says what is wrong with %j', async (args, sentence) => {
    const { code, err } = await command.run(args);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});
