import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SmallSite } from '../testing/small-site.ts';

describe('the service of a section that an operator added', () => {
  let site: SmallSite;
  let service: Server;
  let serviceUrl: string;
  const say = (services: Record<string, string>) => {
    site.registry.services = services;
    site.registry.say({ stable: '1.0.0' });
    return site.discover();
  };

  beforeAll(async () => {
    service = createServer((_, response) => {
      response.setHeader('content-type', 'application/json');
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
});
