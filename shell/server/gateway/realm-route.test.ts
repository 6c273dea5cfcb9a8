import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { SmallSite } from '../testing/small-site.ts';

let site: SmallSite;
beforeAll(async () => {
  site = await new SmallSite().start();
});
afterAll(() => site.stop());

it('gives whoever develops what it draws pages with, and says in which form', async () => {
  const { body, headers } = await site.get('/-/realm.js');
  expect(body).toBe('var realm');
  expect(headers).toMatchObject({
    'coachlab-realm': '1',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
});

it('packs it for who takes that', async () => {
  const response = await site.app.inject({ url: '/-/realm.js', headers: { 'accept-encoding': 'br, gzip' } });
  expect(response.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(response.rawPayload).toString()).toBe('var realm');
});
