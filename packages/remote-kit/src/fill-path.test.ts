import { describe, expect, it } from '@jest/globals';
import { fillPath } from './fill-path.ts';

describe('a path with its parameters', () => {
  it.each([
    ['/lab', undefined, undefined, '/lab'],
    ['/lab', {}, 'pci', '/lab#pci'],
    ['/artifact/:id', { id: 'framework-grow' }, undefined, '/artifact/framework-grow'],
    ['/artifact/:id', { id: 'a/b?c' }, 'top', '/artifact/a%2Fb%3Fc#top'],
    ['/contact', { subject: 'A Lab Day & more' }, undefined, '/contact?subject=A%20Lab%20Day%20%26%20more'],
    ['/events/:year/:slug', { slug: 'b', year: '2026', q: 'x' }, undefined, '/events/2026/b?q=x'],
    ['/join/:code?', {}, undefined, '/join'],
    ['/:id?', {}, undefined, '/'],
  ])('is %s with %j and anchor %j', (path, params, anchor, expected) => {
    expect(fillPath(path, params, anchor)).toBe(expected);
  });

  it.each([[{}], [{ slug: 'a' }], [{ id: '' }]])('is none with only %j of what it needs', (params) => {
    expect(fillPath('/artifact/:id', params)).toBeUndefined();
  });
});
