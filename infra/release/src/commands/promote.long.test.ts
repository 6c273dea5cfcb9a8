import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditRow } from '@coachlab/contracts';
import { writeProvenance } from '../provenance.ts';
import { CommandLine } from '../testing/command-line.ts';
import { writeBuild } from '../testing/remote-on-disk.ts';

let command: CommandLine;

beforeAll(async () => {
  command = await CommandLine.start();
}, 180_000);
afterAll(() => command?.stop());

const catalog = async () => (await command.status()).remotes.find(({ name }) => name === 'catalog');

describe('a release', () => {
  it('starts from an empty registry', async () => {
    expect(await command.run(['status'])).toEqual({
      code: 0,
      out: 'Nothing is published yet. Start with: coachlab publish <folder>\n',
      err: '',
    });
  });

  it('is published, and then says what to do next', async () => {
    const { code, out } = await command.publish({ name: 'catalog', version: '1.0.0-aaa' });
    expect(code).toBe(0);
    expect(out).toMatch(/^Published catalog@1\.0\.0-aaa \(6 files, \d+ (KB|B) packed\)\./);
    expect(out).toContain('coachlab promote catalog@1.0.0-aaa\n');
    expect(await catalog()).toMatchObject({ stable: null });
  });

  it('is published again without harm', async () => {
    const { code, out } = await command.publish({ name: 'catalog', version: '1.0.0-aaa' });
    expect({ code, out }).toEqual({
      code: 0,
      out: 'catalog@1.0.0-aaa is already published with the same content.\n',
    });
  });

  it('is promoted by its version number', async () => {
    const { code, out } = await command.run(['promote', 'mfe-catalog@1.0.0', '--why', 'first']);
    expect({ code, out }).toEqual({
      code: 0,
      out: 'Promoted catalog@1.0.0-aaa. Visitors get it with their next page.\n',
    });
  });

  it('is published and promoted at once', async () => {
    const { code, out } = await command.publish(
      { name: 'catalog', version: '1.1.0-bbb' },
      '--promote',
      '--at-once',
      '--why',
      'typo',
    );
    expect(code).toBe(0);
    expect(out).toContain('Promoted catalog@1.1.0-bbb; previously: 1.0.0-aaa.');
    expect(await catalog()).toMatchObject({ stable: '1.1.0-bbb', fallback: '1.0.0-aaa' });
  });

  it('goes to a share of the visitors', async () => {
    await command.publish({ name: 'catalog', version: '1.2.0-ccc' });
    const visitor = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';
    const { code, out } = await command.run(['canary', 'catalog', '--weight', '10%', '--allow', visitor]);
    expect(code).toBe(0);
    expect(out).toBe(
      'catalog@1.2.0-ccc now goes to 10 % of the visitors.\nOn the allow list: 1. On the deny list: 0.\nEverybody else stays on 1.1.0-bbb.\n',
    );
    expect((await command.run(['status'])).out).toMatch(
      /^catalog +1\.1\.0-bbb +1\.2\.0-ccc at 10 % +1\.0\.0-aaa +3 /m,
    );
  });

  it('has to be named when there are two to choose from', async () => {
    await command.publish({ name: 'catalog', version: '1.3.0-ddd' });
    const { code, err } = await command.run(['promote', 'catalog']);
    expect(code).toBe(1);
    expect(err).toContain('  coachlab promote catalog@1.2.0-ccc\n  coachlab promote catalog@1.3.0-ddd\n');
  });

  it('is rolled back', async () => {
    const { code, out } = await command.run(['rollback', 'catalog', '--why', 'search is broken']);
    expect(code).toBe(0);
    expect(out).toContain('Rolled back to catalog@1.0.0-aaa; previously: 1.1.0-bbb.');
    expect(out).toContain('The rollout of 1.2.0-ccc has ended as well.');
    await command.run(['rollback', 'catalog', '--to', '1.1.0']);
    expect(await catalog()).toMatchObject({ stable: '1.1.0-bbb' });
  });

  it('leaves a trail', async () => {
    const { out } = await command.run(['audit', 'catalog', '--limit', '2']);
    expect(out.split('\n')).toHaveLength(4);
    expect(out).toMatch(/rollback +1\.1\.0-bbb +1\.0\.0-aaa +catalog \(token \w{8}\) +search is broken$/m);
    const rows = JSON.parse((await command.run(['audit', '--json', '--limit', '1000'])).out) as AuditRow[];
    expect(rows.map(({ action }) => action).filter((action) => action === 'promote')).toHaveLength(2);
  });

  it('leaves quarantine by a command with a reason', async () => {
    const release = { name: 'catalog', version: '1.2.0-ccc' };
    await command.publish(release);
    await command.run(['canary', 'catalog@1.2.0', '--weight', '10%']);
    await command.run(['abort', 'catalog', '--why', 'it fails']);
    expect((await command.run(['status', 'catalog'])).out).toMatch(/^1\.2\.0-ccc +quarantined/m);
    expect(await command.run(['lift', 'catalog@1.2.0'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--why'),
    });
    expect(await command.run(['lift', 'catalog', '--why', 'x'])).toMatchObject({ code: 2 });
    const lift = () => command.run(['lift', 'catalog@1.2.0', '--why', 'search is back']);
    expect((await lift()).out).toContain('catalog@1.2.0-ccc is out of quarantine.');
    expect((await lift()).out).toContain('catalog@1.2.0-ccc is not in quarantine.');
    expect((await command.run(['status', 'catalog'])).out).not.toContain('quarantined');
    expect((await command.run(['audit', 'catalog'])).out).toContain('search is back');
  });

  it('is listed with the other releases', async () => {
    const { out } = await command.run(['status', 'catalog']);
    expect(out).toContain('owned by team-catalog');
    expect(out).toMatch(/^1\.1\.0-bbb +stable +\d+ (s|min) ago +\d+ B +- +-$/m);
  });
});

describe('a refusal', () => {
  it('lists every reason', async () => {
    const { code, err } = await command.publish({
      name: 'journey',
      version: '1.0.0-jjj',
      route: '/catalog',
      shared: { react: '^18.0.0' },
    });
    expect(code).toBe(1);
    expect(err).toBe(`The registry refused it for 3 reasons:
  Route /catalog can match addresses that journey does not own. It owns /journey, /preview. (route_not_owned)
  Route /catalog collides with /catalog of catalog@1.1.0-bbb. (route_collision)
  Needs shared react ^18.0.0; the shell provides 19.3.1. Build it against what that shell has (npm install react@19.3.1), or deploy a shell that provides react ^18.0.0 first. (shared_unsatisfied)
`);
  });

  it('of other content under one version says what to do', async () => {
    const { code, err } = await command.publish({
      name: 'catalog',
      version: '1.0.0-aaa',
      shared: { react: '^19.0.0' },
    });
    expect(code).toBe(1);
    expect(err).toBe(
      'catalog@1.0.0-aaa is published with other content. A version is never replaced: build another one.\n',
    );
  });

  it.each([
    [{ COACHLAB_TOKEN: 'journey-token-0123456789' }, 'This token is for journey, not for catalog.'],
    [{ COACHLAB_TOKEN: 'made-up' }, 'The registry does not know this token, or it has expired.'],
    [{ COACHLAB_DATA: '/nowhere' }, 'There is no token for catalog.'],
  ])('of a token is one sentence: %j', async (env, sentence) => {
    const { code, err } = await command.run(
      ['promote', 'catalog@1.0.0-aaa'],
      env as unknown as Record<string, string>,
    );
    expect(code).toBe(1);
    expect(err.split('\n')[0]).toBe(sentence);
  });
});

describe('the token', () => {
  it('may be in a file, as npm start stores it', async () => {
    const data = join(command.work, 'data');
    mkdirSync(join(data, 'secrets'), { recursive: true });
    writeFileSync(join(data, 'secrets/token-catalog'), 'catalog-token-0123456789\n');
    const { code, out } = await command.run(['promote', 'catalog@1.1.0'], { COACHLAB_DATA: data });
    expect({ code, out }).toEqual({ code: 0, out: 'catalog@1.1.0-bbb is already the stable release.\n' });
    expect((await command.run(['status'], { COACHLAB_DATA: data })).code).toBe(0);
  });
});

describe('a release', () => {
  it('shows its provenance once its build records it', async () => {
    const build = { name: 'journey', version: '3.0.0-lll' };
    const folder = join(command.work, 'mfe-journey');
    writeBuild(folder, build);
    await writeProvenance(folder, build.version, 'build server 7');
    expect(
      (await command.run(['publish', 'mfe-journey', '--no-build', '--promote', '--at-once', '--why', 'x']))
        .code,
    ).toBe(0);
    const { out } = await command.run(['status', 'journey']);
    expect(out).toMatch(/^3\.0\.0-lll +stable .* no commit$/m);
    expect(out).toMatch(/^journey@3\.0\.0-lll built by build server 7 at \d{4}-/m);
  });
});
