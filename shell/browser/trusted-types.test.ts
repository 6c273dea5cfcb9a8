import { describe, expect, it } from '@jest/globals';
import { restrictSinks } from './trusted-types.ts';

type Rules = Parameters<NonNullable<Parameters<typeof restrictSinks>[0]>['createPolicy']>[1];

const page = new URL('https://coachlab.example/lab') as unknown as Location;

function rules(): Rules {
  const made: Rules[] = [];
  restrictSinks({ createPolicy: (_name, given) => made.push(given) }, page);
  return made[0]!;
}

describe('the policy for what writes markup', () => {
  it.each(['', 'text & more', '{"name":"\\u003cscript>"}', '<script></script>'])('lets pass: %s', (html) => {
    expect(rules().createHTML(html)).toBe(html);
  });

  it.each(['<img src=x onerror=x()>', '<p>', '<script></script><p>', '<script>x()</script>', '</p>'])(
    'refuses: %s',
    (html) => {
      expect(rules().createHTML(html)).toBeNull();
    },
  );
});

describe('the policy for what loads a script', () => {
  it.each([
    '/remotes/shell/shell.1.js',
    'https://coachlab.example/remotes/catalog/1/browser/lab.js',
    'https://analytics.example/tag.js?id=1',
    '/-/worker.js',
  ])('lets pass: %s', (url) => {
    expect(rules().createScriptURL(url)).toBe(url);
  });

  it.each([
    '/api/artifacts',
    'lab.js',
    '/-/worker.js/../../api/artifacts',
    '/-/override.js',
    '/remotes/../api/artifacts',
    '/remotes/%2e%2e/api/artifacts',
    'data:text/javascript,x()',
    'blob:https://coachlab.example/1',
    'javascript:x()',
  ])('refuses: %s', (url) => {
    expect(rules().createScriptURL(url)).toBeNull();
  });
});

it('a browser without Trusted Types goes without', () => {
  expect(() => restrictSinks(undefined, page)).not.toThrow();
});
