import { expect, it } from '@jest/globals';
import type { RemoteManifest } from '@coachlab/contracts';
import { checkCode } from './check-code.ts';

const manifest = (
  apis: Record<string, string>,
  route: object = {},
  slots: object[] = [],
  roles: object[] = [],
) =>
  ({
    routes: [{ path: '/events', page: 'list', ...route }],
    slots,
    roles,
    needs: { shell: '^1.0.0', apis },
  }) as unknown as RemoteManifest;
const told = (
  text: string,
  { path = 'browser/list.js', apis = {}, route = {}, slots = [{}], roles = [] as object[] } = {},
) =>
  checkCode(manifest(apis, route, slots, roles), new Map([[path, Buffer.from(text)]])).map(
    ({ message }) => message,
  );

it.each([
  ['a literal', 'fetch("/api/talks")'],
  ['a path below it', "x('/api/talks/first')"],
  ['a query', 'x("/api/talks?view=card")'],
  ['a template', 'x(`/api/talks/${id}`)'],
  ['what follows a value', 'x(`${origin}/api/talks`)'],
])('an API that is called and not named is told: %s', (_, code) => {
  expect(told(code)).toEqual([
    'browser/list.js calls /api/talks, which needs.apis does not name. Name it in remote.ts with the range of its versions that the pages work with, or take the call out.',
  ]);
  expect(told(code, { path: 'server/index.js' })).toHaveLength(1);
  expect(told(code, { apis: { talks: '^1.0.0' } })).toEqual([]);
});

it('an API is told once, however many files call it', () => {
  const files = ['browser/a.js', 'browser/b.js', 'server/index.js'].map((path): [string, Buffer] => [
    path,
    Buffer.from('"/api/talks"+"/api/events"'),
  ]);
  expect(checkCode(manifest({ events: '^1.0.0' }), new Map(files))).toHaveLength(1);
});

it.each([
  ['source maps, which run nowhere', 'browser/list.js.map'],
  ['the manifest of modules', 'browser/mf-manifest.json'],
])('%s are not read', (_, path) => {
  expect(told('"/api/talks"', { path })).toEqual([]);
});

it.each(['import("./api/talks")', '"the address /api/talks"', '"/apis/talks"', '"/api/"+name'])(
  '%s is no call',
  (code) => {
    expect(told(code)).toEqual([]);
  },
);

it.each([
  ['the sitemap', { sitemapFrom: '/api/talks' }],
  ['a feed', { forwardTo: '/api/talks/feed' }],
  ['the palette', { search: { from: '/api/talks?view=card' } }],
])('what a route needs for %s has to be named as well', (_, route) => {
  expect(told('', { route })[0]).toMatch(/^Route \/events calls \/api\/talks,/);
});

it('what the palette needs for a slot has to be named as well', () => {
  const slots = [{ name: 'talk-dialog', search: { from: '/api/talks' } }];
  expect(told('', { slots })[0]).toMatch(/^Slot talk-dialog calls \/api\/talks,/);
  expect(told('', { slots, apis: { talks: '^1.0.0' } })).toEqual([]);
});

it('an API that has a role has to be named as well', () => {
  const roles = [{ role: 'my-data', from: '/api/talks/my-data' }];
  expect(told('', { roles })[0]).toMatch(/^Role my-data calls \/api\/talks,/);
  expect(told('', { roles, apis: { talks: '^1.0.0' } })).toEqual([]);
});

it('reading what React keeps for itself is no copy of it', () => {
  const reads =
    'a=r.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;b=r.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE==null';
  expect(told(reads)).toEqual([]);
  expect(told('t.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={H:null}')).toEqual([
    'browser/list.js brings its own copy of react, which the shell provides once for everybody: two of them do not know each other. Import it from react by that name.',
  ]);
});
