import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandLine } from '../testing/command-line.ts';

let command: CommandLine;

beforeAll(async () => {
  command = await CommandLine.start();
  await command.publish({ name: 'journey', version: '1.0.0-jjj' });
}, 180_000);
afterAll(() => command?.stop());

describe('a token', () => {
  it('is created, used, listed and revoked', async () => {
    const made = await command.run([
      'token',
      'create',
      'journey',
      '--scope',
      'publish',
      '--label',
      'build server',
    ]);
    expect(made.code).toBe(0);
    const [token = '', said = ''] = made.out.split('\n');
    expect(token).toMatch(/^coachlab_[\w-]{43}$/);
    const id = /^Token (\d+) of journey, scope publish, until 20/.exec(said)![1]!;
    const withIt = (...args: string[]) => command.run(args, { COACHLAB_TOKEN: token });
    expect((await withIt('status')).code).toBe(0);
    expect(await withIt('rollback', 'journey')).toMatchObject({
      code: 1,
      err: 'This token has the scope publish; the call needs release.\n',
    });
    expect((await command.run(['token', 'list', 'journey'])).out).toMatch(
      new RegExp(`^${id} +publish +build server +20..-..-.. +the team$`, 'm'),
    );
    expect((await command.run(['token', 'revoke', 'journey', id])).out).toBe(`Token ${id} is revoked.\n`);
    expect((await withIt('status')).err).toContain('does not know this token');
  }, 30_000);

  it("of another team cannot be created, listed or revoked under this team's name", async () => {
    const made = ['create', 'events', '--scope', 'read', '--label', 'x'];
    for (const args of [made, ['list', 'events'], ['revoke', 'events', '1']]) {
      expect(await command.run(['token', ...args], { COACHLAB_TOKEN: 'catalog-token-0123456789' })).toEqual({
        code: 1,
        out: '',
        err: 'This token is for catalog, not for events.\n  Set COACHLAB_TOKEN to a token of events.\n',
      });
    }
    expect((await command.run(['token', 'list', 'catalog'])).out).not.toContain('team');
  }, 30_000);

  it.each([
    [['token', 'create', 'journey', '--label', 'x'], 'Choose what it may do'],
    [['token', 'create', 'journey', '--scope', 'read'], 'Describe what it is for'],
    [
      ['token', 'create', 'journey', '--scope', 'read', '--label', 'x', '--days', '0'],
      '--days takes 1 to 365',
    ],
    [['token', 'revoke', 'journey', 'x'], "Name the token's id"],
    [['token', 'make', 'journey'], 'there are create, list, revoke'],
  ])('says what is wrong with %j', async (args, sentence) => {
    const { code, err } = await command.run(args);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});
