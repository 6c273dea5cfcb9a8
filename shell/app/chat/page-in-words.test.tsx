import { describe, expect, it } from '@jest/globals';
import { currentPage } from '@coachlab/remote-kit';
import type { RemoteRoute, ResolvedSet } from '@coachlab/contracts';
import { pageInWords } from './page-in-words.ts';

const routes: RemoteRoute[] = [
  { path: '/lab', page: 'lab' },
  { path: '/artifact/:id', page: 'artifact', sitemapFrom: '/api/artifacts' },
  { path: '/-/situations/:slug', page: 'situation', sitemapFrom: '/api/situations' },
  { path: '/-/privacy', page: 'privacy' },
  { path: '/icpi-results/:id', page: 'results' },
  { path: '/-/verify/:code', page: 'verify' },
];
const release = {
  version: '1.0.0',
  base: '/remotes/a/1.0.0/',
  container: 'a',
  entry: 'e.js',
  entryIntegrity: 'sha384-x',
  routes,
  navigation: [],
  slots: [],
};
const set: ResolvedSet = { epoch: 1, remotes: [{ name: 'a', arm: 'stable', release }] };

describe('the page in words', () => {
  it.each([
    ['/artifact/framework-grow', '/artifact/framework-grow'],
    ['/lab', '/lab'],
    ['/icpi-results/0123456789abcdef', '/icpi-results/…'],
    ['/-/verify/ABCD-EFGH', '/-/…'],
    ['/-/situations/promotion-refused', '/-/situations/promotion-refused'],
    ['/-/privacy', '/-/privacy'],
    ['/nobody-knows/0123456789abcdef', '/nobody-knows/…'],
  ])('says %s as %s', (path, said) => {
    history.replaceState(null, '', path);
    currentPage.set({ title: 'A page', description: 'About something.', path });
    expect(pageInWords(set)).toBe(`The visitor is on the page “A page” at ${said}. About something.`);
  });
});
