import { describe, expect, it } from '@jest/globals';
import { houseRoute, routesCollide } from './route-pattern.ts';

describe('two routes of different remotes', () => {
  it.each([
    ['/lab', '/lab'],
    ['/lab', '/Lab/'],
    ['/artifact/:id', '/artifact/:slug'],
    ['/:section/new', '/forum/:id'],
    ['/courses/:id?', '/courses'],
    ['/courses/:id?', '/courses/:slug'],
    ['/docs/*', '/docs/*'],
    ['/', '/'],
  ])('%s and %s collide', (one, other) => {
    expect(routesCollide(one, other)).toBe(true);
    expect(routesCollide(other, one)).toBe(true);
  });

  it.each([
    ['/lab', '/labs'],
    ['/forum/new', '/forum/:id'],
    ['/artifact/:id', '/artifact/:id/print'],
    ['/docs/*', '/docs/intro'],
    ['/docs/*', '/docs/:page'],
    ['/', '/home'],
    ['/certifications', '/certifications/:id'],
  ])('%s and %s live side by side', (one, other) => {
    expect(routesCollide(one, other)).toBe(false);
    expect(routesCollide(other, one)).toBe(false);
  });
});

describe('a route on an address of the house', () => {
  it.each([
    ['/api/artifacts', '/api/*'],
    ['/remotes', '/remotes/*'],
    ['/discovery/set', '/discovery/*'],
    ['/-/console', '/-/console/*'],
    ['/robots.txt', '/robots.txt'],
    ['/*', 'the 404 page'],
    ['*', 'the 404 page'],
  ])('%s takes %s', (path, taken) => expect(houseRoute(path)).toBe(taken));

  it.each(['/lab', '/-/privacy', '/apiary', '/:section', '/'])('%s is free', (path) =>
    expect(houseRoute(path)).toBeNull(),
  );
});
