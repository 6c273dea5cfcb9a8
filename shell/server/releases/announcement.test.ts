import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BUILD, PROVIDES, SHELL_TOKEN, SmallSite } from '../testing/small-site.ts';

describe('a shell beside others', () => {
  let site: SmallSite;
  const ready = () => site.get('/health/ready');
  const at = async (path: string) => (await site.get(path)).body;
  const announced = () => site.registry.posts.filter(({ path }) => path === '/api/registry/shells');
  const answer = (status: number, body: object) => {
    site.registry.posted = { status, body: JSON.stringify(body) };
  };
  const withhold = (...versions: string[]) =>
    answer(200, {
      withheld: versions.map((version) => ({
        remote: 'catalog',
        version,
        reason: 'Needs shared react ^20.0.0.',
      })),
    });

  beforeEach(() => {
    site = new SmallSite();
    site.announces = true;
    site.registry.promote('1.0.0', 'one');
  });
  afterEach(() => site.stop());

  it('tells the registry what it provides and which build it sends to browsers, with its own token', async () => {
    await site.start();
    await site.discover();
    expect(announced()).toEqual([
      {
        path: '/api/registry/shells',
        token: `Bearer ${SHELL_TOKEN}`,
        body: { shell: expect.stringMatching(/^[0-9a-f]{32}$/), provides: PROVIDES, build: BUILD },
      },
    ]);
  });

  it('leaves the build out for a registry that refuses what it does not know', async () => {
    site.registry.accepts = (body) => !('build' in body);
    await site.start();
    await site.discover();
    expect(announced().map(({ body }) => Object.keys(body))).toEqual([
      ['shell', 'provides', 'build'],
      ['shell', 'provides'],
    ]);
    expect((await ready()).statusCode).toBe(200);
  });

  it('leaves out what it cannot carry, and says so, while the others have it', async () => {
    await site.start();
    await site.discover();
    site.registry.promote('2.0.0', 'two');
    withhold('2.0.0');
    await site.discover();
    expect(await at('/lab')).toContain('<h1>one</h1>');
    expect(site.discovery.troubles.held).toEqual([
      { remote: 'catalog', version: '2.0.0', reason: 'Needs shared react ^20.0.0.' },
    ]);
    expect((await ready()).statusCode).toBe(200);
  });

  it('serves what it has when the registry does not know such calls', async () => {
    answer(404, { code: 'not_found' });
    await site.start();
    await site.discover();
    expect((await ready()).statusCode).toBe(200);
    expect(await at('/lab')).toContain('<h1>one</h1>');
  });
});
