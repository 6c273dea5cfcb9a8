import { describe, expect, it } from '@jest/globals';
import { ownsRoute, prefixesOverlap } from './owned-path.ts';

const COMMUNITY = ['/forum', '/contact', '/-/privacy'];

describe('a remote that owns prefixes', () => {
  it.each([
    '/forum',
    '/forum/',
    '/Forum/New',
    '/forum/:post',
    '/forum/:post?',
    '/forum/*',
    '/-/privacy/data',
    '/contact/a?/b',
  ])('may have %s', (path) => expect(ownsRoute(COMMUNITY, path)).toBe(true));

  it.each([
    ['a page below another prefix', '/certifications/coaching-foundations'],
    ["another remote's page", '/artifact/framework-grow'],
    ['a parameter at the root', '/:anything'],
    ['an optional parameter at the root', '/:anything?'],
    ['a splat at the root', '/*'],
    ['a bare splat', '*'],
    ['the root', '/'],
    ['a parameter in place of the prefix', '/:section/new'],
    ['an optional prefix, which may be left out', '/forum?'],
    ['an optional prefix before a parameter', '/forum?/:post'],
    ['an optional prefix before a splat', '/forum?/*'],
    ['a parameter inside of a prefix of two segments', '/-/:page'],
    ['only the beginning of a prefix of two segments', '/-'],
    ['a word that begins like a prefix', '/forums'],
    ['a star that the router reads as a splat', '/foru*'],
    ['a star in the middle', '/forum/*/more'],
    ['an encoded letter', '/%66orum'],
    ['a path that climbs', '/forum/../lab'],
    ['an empty segment', '/forum//lab'],
    ['a backslash', '/forum\\..\\lab'],
    ['a letter that looks like another', '/fоrum'],
    ['a case fold that is none of ASCII', '/forum/\u212a'],
    ['a host', '//evil.example/forum'],
    ['very many optional segments', `/forum${'/a?'.repeat(30)}`],
  ])('may not have %s: %s', (_, path) => expect(ownsRoute(COMMUNITY, path)).toBe(false));

  it('owns the root as that one page', () => {
    expect(ownsRoute(['/', '/home'], '/')).toBe(true);
    expect(ownsRoute(['/', '/home'], '/home?')).toBe(true);
    expect(ownsRoute(['/', '/home'], '/lab')).toBe(false);
    expect(ownsRoute(['/', '/home'], '/:any')).toBe(false);
  });

  it('shares no address with another', () => {
    expect(prefixesOverlap('/forum', '/Forum/')).toBe(true);
    expect(prefixesOverlap('/forum', '/forum/rules')).toBe(true);
    expect(prefixesOverlap('/-/privacy', '/-/verify')).toBe(false);
    expect(prefixesOverlap('/', '/home')).toBe(false);
    expect(prefixesOverlap('/', '/')).toBe(true);
  });
});
