import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { signOverride } from '@coachlab/federation/server';
import { SmallSite } from '../testing/small-site.ts';
import { hashSource } from '../pages/style-sources.ts';

const HOUR = 3_600_000;
const inAnHour = () => new Date(Date.now() + HOUR).toISOString();

describe('an override', () => {
  let site: SmallSite;
  const tokenFor = (version: string, expiresAt = inAnHour()) =>
    site.registry.override({ releases: { catalog: version }, expiresAt });
  const page = (token: string, url = '/lab') => site.get(url, { cookie: `coachlab_override=${token}` });
  const post = (path: string, payload: unknown, headers: Record<string, string> = {}) =>
    site.app.inject({
      method: 'POST',
      url: `/-/override${path}`,
      headers: { host: 'coachlab.example', 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });

  beforeAll(async () => {
    site = await new SmallSite().start();
    site.registry.promote('1.0.0', 'The Lab');
    site.registry.publish('1.5.0-abc', 'The preview');
    await site.discover();
  });
  afterAll(() => site.stop());

  describe('begins on its page', () => {
    it('which is the same for everybody and knows no token', async () => {
      const response = await site.get('/-/override?token=x');
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-security-policy']).toContain("script-src 'self' 'sha256-boot';");
      const sheets = [...response.body.matchAll(/<style>([^]*?)<\/style>/g)];
      expect(sheets).not.toHaveLength(0);
      for (const [, text] of sheets)
        expect(response.headers['content-security-policy']).toContain(hashSource(text!));
      expect(response.headers['set-cookie']).toBeUndefined();
      expect((await site.get('/-/override.js')).body).toBe('override()');
    });

    it('which says what would change, and changes nothing yet', async () => {
      const expiresAt = inAnHour();
      const response = await post('/preview', { token: tokenFor('1.5.0-abc', expiresAt) });
      expect(response.json()).toEqual({
        expiresAt,
        remotes: [{ remote: 'catalog', version: '1.5.0-abc', instead: '1.0.0', runs: true }],
      });
      expect(String(response.headers['set-cookie'])).not.toContain('coachlab_override');
    });

    it('by a POST of the page, which sets the cookie until the override ends', async () => {
      const token = tokenFor('1.5.0-abc');
      const response = await post('', { token }, { origin: 'https://coachlab.example' });
      expect(response.statusCode).toBe(200);
      const cookies = [response.headers['set-cookie']].flat();
      const [, seconds] =
        /^coachlab_override=[\w.-]+; Path=\/; Max-Age=(\d+); HttpOnly; SameSite=Lax; Secure$/.exec(
          cookies.find((each) => each?.startsWith('coachlab_override')) ?? '',
        ) ?? [];
      expect(Number(seconds)).toBeGreaterThan(3_590);
      expect(Number(seconds)).toBeLessThanOrEqual(3_600);
    });

    it('not by a GET, a query parameter, or another site', async () => {
      const token = tokenFor('1.5.0-abc');
      for (const url of [
        `/lab?override=${token}`,
        `/lab?coachlab_override=${token}`,
        `/-/override?${token}`,
      ]) {
        const response = await site.get(url);
        expect(response.body).not.toContain('The preview');
        expect(String(response.headers['set-cookie'])).not.toContain('coachlab_override');
      }
      const foreign = await post('', { token }, { origin: 'https://evil.example' });
      const hidden = await post('', { token }, { 'sec-fetch-site': 'cross-site' });
      const subdomain = await post('', { token }, { 'sec-fetch-site': 'same-site', origin: 'null' });
      for (const { statusCode, headers } of [foreign, hidden, subdomain]) {
        expect(statusCode).toBe(403);
        expect(headers['set-cookie']).toBeUndefined();
      }
    });

    it.each([
      [
        'a token of another key',
        {
          token: signOverride(
            { releases: { catalog: '1.0.0' }, expiresAt: inAnHour() },
            generateKeyPairSync('ed25519').privateKey,
          ),
        },
        422,
      ],
      ['no token', {}, 422],
      ['a number', { token: 7 }, 422],
      ['null', null, 422],
      ['a list', [1], 422],
      ['no JSON', '{"token":', 400],
      ['10 KB', { token: 'x'.repeat(10_000) }, 413],
    ])('and refuses %s', async (_, payload, status) => {
      const response = await post('', payload);
      expect(response.statusCode).toBe(status);
      expect(response.headers['set-cookie']).toBeUndefined();
    });
  });

  it('shows its release on a page that says so, with the way back', async () => {
    const { body, headers } = await page(tokenFor('1.5.0-abc', '2099-01-01T12:34:00.000Z'));
    expect(body).toContain('<h1>The preview</h1>');
    expect(body).toContain(
      '<b>catalog@1.5.0-abc</b> until <time dateTime="2099-01-01T12:34:00.000Z">2099-01-01 12:34 UTC</time>',
    );
    expect(body).toContain('<form action="/-/override/clear" method="post">');
    expect(body).toContain('"arm":"override"');
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('runs in the browser too: its set is the same when it is asked for afresh', async () => {
    const response = await page(tokenFor('1.5.0-abc'), '/discovery/set');
    expect(response.json()).toMatchObject({
      remotes: [{ arm: 'override', release: { version: '1.5.0-abc' }, fallback: { version: '1.0.0' } }],
    });
  });

  it('shows its own pages on the map of the site, to whoever tries it alone', async () => {
    const release = site.registry.publish('1.6.0-map', 'With one page more');
    release.pages.new = release.pages.lab!;
    release.routes.push({ path: '/lab/new', page: 'new' });
    const cookie = `coachlab_override=${tokenFor('1.6.0-map')}`;
    const mapped = await site.get('/sitemap.xml', { cookie });
    expect(mapped.body).toContain('<loc>https://coachlab.example/lab/new</loc>');
    expect((await site.get('/sitemap.xml')).body).not.toContain('/lab/new');
  });

  it('is nobody else’s: the same page before and after is the live one, from the cache', async () => {
    const before = await site.get('/lab');
    await page(tokenFor('1.5.0-abc'));
    site.renders = [];
    const after = await site.get('/lab');
    expect(after.body).toBe(before.body);
    expect(site.renders).toEqual([]);
    await page(tokenFor('1.5.0-abc'));
    await page(tokenFor('1.5.0-abc'));
    expect(site.renders).toEqual(['/lab', '/lab']);
  });

  it('shows a section that was never live', async () => {
    site.registry.stored.set('labs@0.1.0', {
      release: {
        ...site.registry.publish('0.1.0', 'A new section'),
        name: 'labs',
        container: 'labs_0_1_0',
        routes: [{ path: '/labs', page: 'lab' }],
      },
    });
    const token = site.registry.override({ releases: { labs: '0.1.0' }, expiresAt: inAnHour() });
    expect((await page(token, '/labs')).body).toContain('<h1>A new section</h1>');
    expect((await site.get('/labs')).statusCode).toBe(404);
  });

  it('ends by its button, on the page where it was pressed', async () => {
    const press = (referer: string) => {
      const type = 'application/x-www-form-urlencoded';
      return post('/clear', '', { 'content-type': type, origin: 'https://coachlab.example', referer });
    };
    const response = await press('https://coachlab.example/lab?level=L1#top');
    expect([response.statusCode, response.headers.location]).toEqual([303, '/lab?level=L1']);
    expect(response.headers['set-cookie']).toBe(
      'coachlab_override=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    );
    const elsewhere = await press('https://evil.example/x');
    expect(elsewhere.headers.location).toBe('/');
    const twisted = await press('https://coachlab.example//evil.example');
    expect(twisted.headers.location).toBe('/evil.example');
  });

  describe('that cannot be', () => {
    it.each([
      ['expired', () => tokenFor('1.5.0-abc', new Date(Date.now() - 1).toISOString())],
      ['forged', () => `${tokenFor('1.5.0-abc').slice(0, -3)}AAA`],
      ['of 10 KB', () => 'x'.repeat(10_240)],
      ['nonsense', () => '%00%ff...'],
      ['empty', () => ''],
    ])('is as good as none when it is %s', async (_, token) => {
      const { statusCode, body } = await page(token());
      expect(statusCode).toBe(200);
      expect(body).toContain('<h1>The Lab</h1>');
      expect(body).not.toContain('Back to the live site');
    });

    const expectLivePage = async (version: string) => {
      const { statusCode, body } = await page(tokenFor(version));
      expect(statusCode).toBe(200);
      expect(body).toContain('<h1>The Lab</h1>');
      expect(body).toContain(`<b>catalog@${version}</b> could not be loaded`);
      expect(body).toContain('"arm":"stable"');
    };

    it('leaves the live page, which says so, when the release is gone', () => expectLivePage('9.9.9'));

    it('when the registry signed another one', async () => {
      site.registry.publish('1.6.0', 'Spoilt');
      site.registry.stored.get('catalog@1.6.0')!.spoil = (text) => text.replace('lab.js', 'bad.js');
      await expectLivePage('1.6.0');
    });

    it('when a file of it is not what was signed', async () => {
      site.registry.publish('1.7.0', 'Swapped');
      site.registry.files.set('/remotes/catalog/1.7.0/browser/lab.js', 'steal()');
      await expectLivePage('1.7.0');
    });
  });

  describe('while the registry is down', () => {
    beforeAll(async () => {
      await page(tokenFor('1.5.0-abc'));
      site.registry.publish('1.8.0', 'Never fetched');
      await site.registry.stop();
    });

    it('goes on with what is here', async () => {
      expect((await page(tokenFor('1.5.0-abc'))).body).toContain('<h1>The preview</h1>');
    });

    it('leaves the live page, which says so, where the release is not here', async () => {
      const { statusCode, body } = await page(tokenFor('1.8.0'));
      expect(statusCode).toBe(200);
      expect(body).toContain('<h1>The Lab</h1>');
      expect(body).toContain('could not be loaded');
    });
  });
});
