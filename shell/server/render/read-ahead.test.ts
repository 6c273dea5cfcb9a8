import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pWaitFor from 'p-wait-for';
import { Upstreams } from '../gateway/upstreams.ts';
import { jobFor } from '../testing/job-for.ts';
import { ReadAhead } from './read-ahead.ts';

describe('what a page read is begun with its next drawing', () => {
  let service: Server;
  let upstreams: Upstreams;
  let asked: string[];
  let readAhead: ReadAhead;

  beforeEach(async () => {
    [asked, readAhead] = [[], new ReadAhead()];
    service = createServer((request, response) => {
      asked.push(request.url!);
      response.end(`${request.url} ${asked.length}`);
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    upstreams = new Upstreams({ artifacts: origin });
  });
  afterEach(async () => {
    service.closeAllConnections();
    service.close();
    await upstreams.close();
  });

  const readsOf = (path = '/lab', id = 'a@1') =>
    readAhead.reads({ upstreamOf: (api) => upstreams.forApi(api) }, jobFor(id, path));
  const drawn = async (paths: string[], path?: string, id?: string) => {
    const reads = readsOf(path, id);
    for (const each of paths) await reads.read(each);
    reads.end(true);
    asked = [];
  };
  const begunFor = async (path: string, id?: string) => {
    const reads = readsOf(path, id);
    await reads.read('/api/artifacts/last');
    reads.end(false);
    return asked.filter((each) => each !== '/api/artifacts/last');
  };

  it('before it asks, once each, and only what it asked for the last time', async () => {
    await drawn(['/api/artifacts/a', '/api/artifacts/b']);
    const reads = readsOf();
    await pWaitFor(() => asked.length === 2);
    expect(String((await reads.read('/api/artifacts/a')).body)).toMatch('/api/artifacts/a');
    expect(asked).toHaveLength(2);
    expect(String((await reads.read('/api/artifacts/a')).body)).toBe('/api/artifacts/a 3');
    reads.end(true);
    asked = [];
    expect(await begunFor('/lab')).toEqual(['/api/artifacts/a']);
  });

  it('of the same address and the same release', async () => {
    await drawn(['/api/artifacts/a']);
    expect(await begunFor('/other')).toEqual([]);
    expect(await begunFor('/lab', 'a@2')).toEqual([]);
  });

  it('and never what a page read that failed', async () => {
    const reads = readsOf();
    await reads.read('/api/artifacts/a');
    reads.end(false);
    asked = [];
    expect(await begunFor('/lab')).toEqual([]);
  });

  it('by the rules for every read, in bounded number and length', async () => {
    await drawn(Array.from({ length: 30 }, (_, at) => `/api/artifacts/${at}`));
    expect(await begunFor('/lab')).toHaveLength(12);
    await drawn(['/api/private/a', '//elsewhere.example/api/artifacts']);
    expect(await begunFor('/lab')).toEqual([]);
    await drawn(Array.from({ length: 4 }, (_, at) => `/api/artifacts/${'x'.repeat(2000)}${at}`));
    expect(await begunFor('/lab')).toEqual([]);
  });
});
