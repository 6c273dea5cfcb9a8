import { describe, expect, it } from '@jest/globals';
import { type RequestKind, requestKind } from './request-kind.ts';

const ORIGIN = 'https://coachlab.example';

function asked(path: string, init: RequestInit = {}): Request {
  // Only a browser makes requests of this mode.
  const { mode, cache, ...rest } = init;
  const request = new Request(new URL(path, ORIGIN), rest);
  return { method: request.method, url: request.url, headers: request.headers, mode, cache } as Request;
}

describe('the worker answers for', () => {
  it.each<[string, RequestInit, RequestKind]>([
    ['/lab', { mode: 'navigate' }, 'page'],
    ['/-/help-now', { mode: 'navigate' }, 'page'],
    ['/remotes/shell/shell.1.js', {}, 'file'],
    ['/remotes/catalog/1.0.0/browser/lab.css', { mode: 'cors' }, 'file'],
    ['/api/artifacts?view=card', {}, 'data'],
    ['/discovery/set', {}, 'set'],
  ])('%s %j', (path, init, kind) => expect(requestKind(asked(path, init), ORIGIN)).toBe(kind));
});

describe('the worker has no part in', () => {
  it.each<[string, string, RequestInit]>([
    ['a form that is sent', '/contact', { method: 'POST', mode: 'navigate' }],
    ['what writes', '/api/forum/posts', { method: 'POST' }],
    ['what only asks for headers', '/lab', { method: 'HEAD' }],
    ['a part of a file', '/remotes/shell/film.mp4', { headers: { range: 'bytes=0-99' } }],
    ['another site', 'https://analytics.example/tag.js', {}],
    ['another site that looks like this one', 'https://coachlab.example.net/remotes/a.js', {}],
    ['the registry', '/discovery', {}],
    ['health', '/health/ready', {}],
    ['the script of a preview', '/-/override.js', {}],
    ['what must come from the cache of the browser', '/lab', { cache: 'only-if-cached' }],
  ])('%s: %s %j', (_, path, init) => expect(requestKind(asked(path, init), ORIGIN)).toBeNull());
});
