import { describe, expect, it } from '@jest/globals';
import { releaseOf, setOf } from '../testing/small-page.ts';
import { compose, pageAt, takenAddresses } from './compose.ts';

const catalog = { name: 'catalog', release: releaseOf('catalog', '/lab/:id', 'development') };

describe('a set with a developed section', () => {
  it('has it in the place of its release, and nothing to fall back to', () => {
    const set = setOf('catalog', 'forum');
    set.remotes[0]!.fallback = releaseOf('catalog', '/catalog', '0.9.0-old');
    set.remotes[0]!.disabled = true;
    const { epoch, remotes } = compose(set, [catalog]);
    expect(epoch).toBe(7);
    expect(remotes).toEqual([
      setOf('forum').remotes[0],
      { name: 'catalog', arm: 'override', release: catalog.release },
    ]);
  });

  it('has one that the site does not know, too', () => {
    expect(compose(setOf('forum'), [catalog]).remotes.map(({ name }) => name)).toEqual(['forum', 'catalog']);
  });
});

it.each([
  ['/lab/grow', true],
  ['/lab/', false],
  ['/lab/grow/more', false],
  ['/forum', false],
])('%s is a page of /lab/:id: %s', (path, expected) => {
  expect(pageAt([catalog], path) !== undefined).toBe(expected);
});

it('an address of its own comes before one with a parameter', () => {
  const release = releaseOf('events', '/events/:id', 'development');
  release.routes.push({ path: '/events/new', page: 'new' });
  const page = (path: string) => pageAt([{ name: 'events', release }], path)?.route.page;
  expect([page('/events/new'), page('/events/newer')]).toEqual(['new', 'home']);
});

describe('an address that another section has', () => {
  it.each(['/forum', '/Forum'])('%s is told', (path) => {
    const section = { name: 'catalog', routes: [{ path, page: 'home' }] };
    expect(takenAddresses(setOf('catalog', 'forum'), section)).toEqual([{ path, by: 'forum' }]);
  });

  it('is told whatever its parts are called', () => {
    const set = setOf();
    set.remotes.push({ name: 'other', arm: 'stable', release: releaseOf('other', '/lab/:slug') });
    const section = { name: 'catalog', routes: catalog.release.routes };
    expect(takenAddresses(set, section)).toEqual([{ path: '/lab/:id', by: 'other' }]);
  });

  it("is not its own release's", () => {
    const section = { name: 'catalog', routes: [{ path: '/catalog', page: 'home' }] };
    expect(takenAddresses(setOf('catalog', 'forum'), section)).toEqual([]);
  });
});
