import { describe, expect, it } from '@jest/globals';
import { requestHeaders, responseHeaders } from './headers.ts';

const ends = { own: 'http://localhost:4444', site: new URL('https://site.example') };

describe('what the site is asked', () => {
  it('names the site', () => {
    const sent = requestHeaders(
      {
        host: 'localhost:4444',
        origin: 'http://localhost:4444',
        referer: 'http://localhost:4444/lab?a=1',
        cookie: 'coachlab_visitor=x',
        connection: 'keep-alive',
      },
      ends,
    );
    expect(sent).toEqual({
      host: 'site.example',
      origin: 'https://site.example',
      referer: 'https://site.example/lab?a=1',
      cookie: 'coachlab_visitor=x',
    });
  });

  it('by another page stays foreign', () => {
    const foreign = { origin: 'https://evil.example', referer: 'http://localhost:4444.evil.example/' };
    expect(requestHeaders(foreign, ends)).toEqual({ ...foreign, host: 'site.example' });
  });
});

describe('what the site answers', () => {
  it.each([
    ['https://site.example/home?a#b', 'http://localhost:4444/home?a#b'],
    ['/home', 'http://localhost:4444/home'],
    ['https://elsewhere.example/', 'https://elsewhere.example/'],
    ['https://site.example.evil.example/', 'https://site.example.evil.example/'],
  ])('a redirect to %s leads to %s', (location, expected) => {
    expect(responseHeaders({ location }, ends)).toEqual({ location: expected });
  });

  it.each([
    [
      'v=1; Path=/; Domain=site.example; Max-Age=9; HttpOnly; Secure; SameSite=Lax',
      'v=1; Path=/; Max-Age=9; HttpOnly; SameSite=Lax',
    ],
    ['__Host-v=1; Path=/; Secure', '__Host-v=1; Path=/; Secure'],
    ['domain=secure; path=/', 'domain=secure; path=/'],
  ])('the cookie %s is kept as %s', (cookie, expected) => {
    expect(responseHeaders({ 'set-cookie': [cookie] }, ends)['set-cookie']).toEqual([expected]);
  });

  it('binds localhost to nothing', () => {
    expect(
      responseHeaders({ 'strict-transport-security': 'max-age=9', 'alt-svc': 'h3=":443"', etag: 'a' }, ends),
    ).toEqual({ etag: 'a' });
  });
});
