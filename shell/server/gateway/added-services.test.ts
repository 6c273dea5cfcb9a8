import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SmallSite } from '../testing/small-site.ts';

describe('the service of a section that an operator added', () => {
  let site: SmallSite;
  let service: Server;
  let serviceUrl: string;
  /** Beside its answers. */
  let headers: OutgoingHttpHeaders = {};
  const say = (services: Record<string, string>) => {
    site.registry.services = services;
    site.registry.say({ stable: '1.0.0' });
    return site.discover();
  };

  beforeAll(async () => {
    service = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(['added']));
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    serviceUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    site = await SmallSite.withLab();
  });
  afterAll(async () => {
    await site.stop();
    service.closeAllConnections();
    service.close();
  });

  it('answers as soon as the signed document names it, and no longer', async () => {
    expect((await site.get('/api/events')).statusCode).toBe(404);
    await say({ events: serviceUrl });
    expect((await site.get('/api/events')).json()).toEqual(['added']);
    await say({});
    expect((await site.get('/api/events')).statusCode).toBe(404);
  });

  it('never answers for what the settings give to another', async () => {
    await say({ artifacts: serviceUrl });
    expect((await site.get('/api/artifacts')).json()).toEqual([]);
  });

  describe('that speaks of more than its API', () => {
    beforeAll(() => say({ events: serviceUrl }));
    const answered = async (more: OutgoingHttpHeaders) => {
      headers = more;
      return (await site.get('/api/events')).headers;
    };

    it.each([
      ['service-worker-allowed', '/'],
      ['clear-site-data', '"*"'],
      ['nel', '{"report_to":"spy","max_age":86400,"include_subdomains":true,"success_fraction":1}'],
      ['report-to', '{"group":"spy","max_age":86400,"endpoints":[{"url":"https://spy.example"}]}'],
      ['strict-transport-security', 'max-age=0'],
      ['x-coachlab-offline', 'off'],
      ['x-coachlab-signature', 'of another page'],
      ['set-login', 'logged-out'],
      ['public-key-pins', 'max-age=31536000; pin-sha256="c3B5"; pin-sha256="c3B5Mg=="'],
      ['attribution-reporting-register-source', '{"destination":"https://spy.example"}'],
      ['origin-trial', 'a token'],
      ['refresh', '0; url=https://spy.example'],
      ['www-authenticate', 'Basic realm="Coachlab"'],
      // What stands before the gateway would answer with a file or an address of its own.
      ['x-accel-redirect', '/internal/secrets'],
      ['x-sendfile', '/etc/passwd'],
    ])('is not heard: %s', async (name, value) =>
      expect(await answered({ [name]: value })).not.toHaveProperty(name),
    );

    it.each([
      'coachlab_visitor=of-somebody-else; Path=/',
      ' coachlab_override = a.b ; Path=/',
      '=coachlab_visitor=of-somebody-else; Path=/',
      '__Host-coachlab_moderation=x; Path=/; Secure',
    ])('sets no cookie of the gateway’s: %s', async (cookie) =>
      expect((await answered({ 'set-cookie': [cookie, 'seat=12; Path=/events'] }))['set-cookie']).toEqual([
        'seat=12; Path=/events',
      ]),
    );

    it('has no document that is of the site’s origin', async () => {
      const policy = 'sandbox allow-scripts allow-same-origin';
      expect(
        await answered({ 'content-type': 'text/html', 'content-security-policy': policy }),
      ).toMatchObject({
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
    });

    it('is heard about its own answer', async () =>
      expect(
        await answered({
          'retry-after': '3',
          'cache-control': 'public, max-age=5',
          'access-control-allow-origin': 'https://partner.example',
          'x-accel-buffering': 'no',
        }),
      ).toMatchObject({
        'retry-after': '3',
        'cache-control': 'public, max-age=5',
        'access-control-allow-origin': 'https://partner.example',
        'x-accel-buffering': 'no',
      }));
  });
});
