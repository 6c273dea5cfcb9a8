import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandLine } from '../testing/command-line.ts';

let command: CommandLine;

beforeAll(async () => {
  command = await CommandLine.start();
}, 180_000);
afterAll(() => command?.stop());

describe('a release that failed its rehearsal', () => {
  const report = (version: string, token: string) =>
    fetch(`${command.registry.url}/api/registry/remotes/catalog/rehearsals`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        version,
        among: {},
        pages: { server: 3, browser: 0 },
        faults: [{ address: '/catalog', part: 'server', text: 'The server answers 500.' }],
      }),
    });

  it('is refused with the reason, shown as failed, and released with --anyway and a reason', async () => {
    const version = '3.0.0-red';
    await command.publish({ name: 'catalog', version });
    expect((await report(version, 'catalog-token-0123456789')).status).toBe(200);
    const refused = await command.run(['promote', `catalog@${version}`]);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('(rehearsal_failed)') });
    expect(refused.err).toContain('/catalog: The server answers 500.');
    const { out } = await command.run(['status', 'catalog']);
    expect(out).toMatch(/3\.0\.0-red .*failed, 1 fault /m);
    expect(out).toContain('  /catalog  on the server: The server answers 500.');
    const silent = await command.run(['promote', `catalog@${version}`, '--anyway']);
    expect(silent).toMatchObject({ code: 2, err: expect.stringContaining('--anyway needs a reason') });
    const told = await command.run([
      'promote',
      `catalog@${version}`,
      '--at-once',
      '--anyway',
      '--why',
      'worse is live',
    ]);
    expect(told).toMatchObject({ code: 0, out: expect.stringContaining(`Promoted catalog@${version}`) });
    expect((await command.run(['audit', 'catalog'])).out).toContain('worse is live');
  });

  it('needs a site to run on', async () => {
    const { code, err } = await command.run(['rehearse', 'catalog@3.0.0']);
    expect({ code, err }).toEqual({
      code: 1,
      err: `${command.registry.url} did not accept the registry's override: it answered 404.
  Name the address of the site itself: --site https://the-site.example
`,
    });
  });
});

describe('a service before deployment', () => {
  it('gets a list of the releases that it would break, and of those it would not', async () => {
    const needs = { 'artifact-notes': '^1.2.0' };
    await command.publish(
      { name: 'journey', version: '1.0.0-sss', apis: needs },
      '--promote',
      '--at-once',
      '--why',
      'x',
    );
    const asked = (...args: string[]) => command.run(['can-i-deploy', 'service', ...args]);
    const broken =
      'journey@1.0.0-sss, which visitors have, needs API artifact-notes ^1.2.0; it would be 2.0.0. (needs_unmet)';
    expect(await asked('artifact-notes@2.0.0')).toMatchObject({
      code: 1,
      err: `The registry refused it:\n  ${broken}\n`,
    });
    expect(await asked('talks@1.0.0', '--without', 'artifact-notes')).toMatchObject({
      code: 1,
      err: expect.stringContaining('no service would answer it'),
    });
    const { code, out } = await asked('artifact-notes@1.3.0', 'talks@1.0.0');
    expect(code).toBe(0);
    expect(out).toMatch(/^artifact-notes +journey@1\.0\.0-sss +stable +\^1\.2\.0$/m);
    expect(out).toContain('No release calls talks.');
    for (const args of [[], ['talks'], ['talks@^1.0.0']])
      expect(await asked(...args)).toMatchObject({ code: 2 });
    expect(await command.run(['can-i-deploy', 'shell'])).toMatchObject({ code: 2 });
  }, 120_000);
});
