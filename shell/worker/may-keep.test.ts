import { describe, expect, it } from '@jest/globals';
import { mayKeep } from './may-keep.ts';
import type { RequestKind } from './request-kind.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const DATA = { 'content-type': 'application/json; charset=utf-8' };
const FILE = { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' };

const answer = (headers: Record<string, string>, more: Partial<Response> = {}) => ({
  status: 200,
  type: 'basic' as ResponseType,
  redirected: false,
  headers: new Headers(headers),
  ...more,
});

it.each<[RequestKind, Record<string, string>]>([
  ['page', HTML],
  ['data', DATA],
  ['file', FILE],
])('a whole %s may be kept', (kind, headers) => expect(mayKeep(kind, answer(headers))).toBe(true));

describe('not to be kept is', () => {
  it.each<[string, RequestKind, ReturnType<typeof answer>]>([
    ['a page that does not exist', 'page', answer(HTML, { status: 404 })],
    ['a server’s failure', 'page', answer(HTML, { status: 503 })],
    ['a part of a file', 'file', answer(FILE, { status: 206 })],
    ['no answer at all', 'page', answer({}, { status: 0, type: 'error' })],
    ['a redirect', 'page', answer(HTML, { status: 0, type: 'opaqueredirect' })],
    ['what stood at another address', 'page', answer(HTML, { redirected: true })],
    ['an answer of another site that cannot be read', 'file', answer(FILE, { status: 0, type: 'opaque' })],
    ['an answer of another site that can', 'file', answer(FILE, { type: 'cors' })],
    ['a page in the place of a file', 'file', answer(HTML)],
    ['a file whose bytes may change', 'file', answer({ 'cache-control': 'no-cache' })],
    ['a file in the place of a page', 'page', answer(FILE)],
    ['a page in the place of data', 'data', answer(HTML)],
    ['the set', 'set', answer(DATA)],
  ])('%s', (_, kind, given) => expect(mayKeep(kind, given)).toBe(false));
});
