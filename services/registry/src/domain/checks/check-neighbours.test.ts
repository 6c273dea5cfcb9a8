import { describe, expect, it } from '@jest/globals';
import { checkNeighbours, type Footprint } from './check-neighbours.ts';

const release = (name: string, more: Partial<Footprint> = {}): Footprint => ({
  name,
  version: '1.0.0',
  routes: [],
  navigation: [],
  slots: [],
  shared: {},
  ...more,
});
const entry = (slot: 'menu' | 'footer', label: string, href: string) => ({ slot, label, href, order: 1 });

describe('a release among others', () => {
  it('is never compared with releases of its own remote', () => {
    const routes = [{ path: '/lab', page: 'lab' }];
    expect(checkNeighbours(release('catalog', { routes }), [release('catalog', { routes })])).toEqual([]);
  });

  it('may not need a shared version that a neighbour cannot have', () => {
    const ours = release('catalog', { shared: { react: '^19.4.0', '@coachlab/ui': '^1.0.0' } });
    const theirs = release('journey', { shared: { react: '>=19.0.0 <19.4.0', '@coachlab/ui': '^1.2.0' } });
    expect(checkNeighbours(ours, [theirs])).toEqual([
      {
        code: 'shared_unsatisfied',
        path: 'react',
        message: 'react ^19.4.0 has no version in common with >=19.0.0 <19.4.0 of journey@1.0.0.',
      },
    ]);
  });

  it('may not take the name that others link to a neighbour by; a page may be called as it likes', () => {
    const ours = release('venues', { routes: [{ path: '/venues/:id', page: 'event', name: 'event' }] });
    const theirs = { path: '/events/:id', page: 'event' };
    const named = release('events', { routes: [{ ...theirs, name: 'event' }] });
    expect(checkNeighbours(ours, [named]).map(({ code, message }) => [code, message])).toEqual([
      ['route_collision', 'Route /venues/:id is named event, as /events/:id of events@1.0.0 is.'],
    ]);
    expect(checkNeighbours(ours, [release('events', { routes: [theirs] })])).toEqual([]);
  });

  it('may link in the footer what a neighbour links in the menu', () => {
    const ours = release('catalog', { navigation: [entry('footer', 'Courses', '/courses')] });
    const theirs = release('journey', { navigation: [entry('menu', 'Courses', '/courses')] });
    expect(checkNeighbours(ours, [theirs])).toEqual([]);
  });

  it('collides with every neighbour it meets, each in its own sentence', () => {
    const routes = [{ path: '/lab', page: 'lab' }];
    const reasons = checkNeighbours(release('catalog', { routes }), [
      release('journey', { routes }),
      release('community', { routes }),
    ]);
    expect(reasons.map(({ message }) => message)).toEqual([
      'Route /lab collides with /lab of journey@1.0.0.',
      'Route /lab collides with /lab of community@1.0.0.',
    ]);
  });
});
