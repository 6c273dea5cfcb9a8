import { describe, expect, it } from '@jest/globals';
import { readSitemap, sampleAddresses } from './sample.ts';

const route = (path: string) => ({ path, page: 'any' });
const many = (prefix: string, count: number) => Array.from({ length: count }, (_, n) => `${prefix}/${n}`);

describe('the addresses of a rehearsal', () => {
  it("are the plain routes, and the sitemap's addresses of the others", () => {
    const routes = [
      route('/lab'),
      route('/artifact/:id'),
      { ...route('/feed'), forwardTo: '/api/feed' as const },
    ];
    const listed = ['/', '/forum/7', '/artifact/one', '/artifact/one/two'];
    expect(sampleAddresses(routes, listed, 50)).toEqual({
      addresses: ['/lab', '/artifact/one'],
      routes: 2,
      all: 2,
      unknown: [],
    });
  });

  it('are some of each route if there are too many, and the same every time', () => {
    const routes = [route('/a/:id'), route('/b/:id'), route('/c')];
    const listed = [...many('/a', 200), ...many('/b', 5)];
    const sample = sampleAddresses(routes, listed, 50);
    expect(sample).toMatchObject({ all: 206, routes: 3 });
    expect(sample.addresses).toHaveLength(50);
    expect(sample.addresses.filter((path) => path.startsWith('/b/'))).toHaveLength(5);
    expect(sample.addresses.slice(0, 3).map((path) => path.slice(0, 2))).toEqual(['/a', '/b', '/c']);
    expect(sampleAddresses(routes, listed.toReversed(), 50).addresses).toEqual(sample.addresses);
    expect(sample.addresses).not.toEqual(expect.arrayContaining(many('/a', 40)));
  });

  it('come with a list of routes that have none', () => {
    expect(sampleAddresses([route('/mine/:id')], ['/lab'], 50)).toMatchObject({
      addresses: [],
      unknown: ['/mine/:id'],
    });
  });

  it('are read from the sitemap as browsers request them', () => {
    const map =
      '<url><loc>https://the-site.example/a%20b?x=1&#38;y=2</loc></url><url><loc>no address</loc></url>';
    expect(readSitemap(map)).toEqual(['/a%20b?x=1&y=2']);
  });
});
