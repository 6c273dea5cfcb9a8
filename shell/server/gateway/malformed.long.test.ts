import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { complaints } from '@coachlab/malformed';
import { SmallSite } from '../testing/small-site.ts';

let site: SmallSite;
const routes: string[] = [];

beforeAll(async () => {
  site = await SmallSite.withLab();
  for (const path of [
    '/api/*',
    '/remotes/*',
    '/*',
    '/lab',
    '/discovery',
    '/discovery/set',
    '/-/override',
    '/-/*',
  ])
    for (const method of ['GET', 'POST']) routes.push(`${method} ${path}`);
  routes.push(
    'GET /robots.txt',
    'GET /sitemap.xml',
    'GET /api/artifacts',
    'POST /api/artifacts',
    'DELETE /api/artifacts/:id',
  );
});
afterAll(() => site.stop());

it('the gateway stays calm under malformed requests to every route', async () => {
  const inject = async (request: object) => site.app.inject(request as never);
  const session = { cookie: `coachlab_visitor=${'0'.repeat(32)}.${'A'.repeat(43)}; coachlab_override=x.y` };
  // Milliseconds for everything, on a machine that has other things to do.
  expect((await complaints({ routes, inject, session })).slice(0, 5)).toEqual([]);
}, 300_000);
