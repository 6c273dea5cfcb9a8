import { describe, expect, it } from '@jest/globals';
import type { BrowserRelease } from '@coachlab/contracts';
import { ownerOfError } from './owner-of-error.ts';

const ORIGIN = 'https://lab.example';
const releases = new Map(
  ['catalog', 'journey'].map((name): [string, BrowserRelease] => [
    name,
    { version: '2.0.0', base: `/remotes/${name}/2.0.0/` } as BrowserRelease,
  ]),
);
const CATALOG = `${ORIGIN}/remotes/catalog/2.0.0/browser/lab.js`;
const SHELL = `${ORIGIN}/remotes/shell/shell.8f24233208.js`;

function thrown(...frames: string[]): Error {
  return Object.assign(new TypeError('broke'), { stack: ['TypeError: broke', ...frames].join('\n') });
}
const owner = (error: unknown, file = '') => ownerOfError({ error, file }, releases);
globalThis.location = { origin: ORIGIN } as Location;

describe('an error that nobody caught', () => {
  it('belongs to the release whose file is on top of the stack, whatever called it', () => {
    expect(owner(thrown(`    at press (${CATALOG}:1:2)`, `    at call (${SHELL}:3:4)`))).toBe('catalog');
    expect(
      owner(thrown(`    at async ${ORIGIN}/remotes/journey/2.0.0/browser/a.js:1:2`, `    at ${CATALOG}:1:2`)),
    ).toBe('journey');
  });

  it('is the shell’s where a file of the shell is on top, and no section’s', () => {
    expect(owner(thrown(`    at call (${SHELL}:3:4)`, `    at press (${CATALOG}:1:2)`))).toBe('shell');
    expect(owner('broke', SHELL)).toBe('shell');
  });

  it.each([`${ORIGIN}/lab`, `${ORIGIN}/`, `${ORIGIN}/lab?q=a.json`])(
    'is the shell’s where an inline script of the page at %s is on top',
    (page) => {
      expect(owner(thrown(`    at ${page}:1:2`))).toBe('shell');
    },
  );

  it('belongs to whoever called a function of the browser that threw', () => {
    expect(owner(thrown('    at Array.map (<anonymous>)', `    at press (${CATALOG}:1:2)`))).toBe('catalog');
  });

  it('is read from Firefox\u2019s and Safari\u2019s stacks as well', () => {
    const error = Object.assign(new TypeError('broke'), { stack: `press@${CATALOG}:1:2\ncall@${SHELL}:3:4` });
    expect(owner(error)).toBe('catalog');
  });

  it('that is no error is known by the file that the browser names', () => {
    expect(owner('broke', CATALOG)).toBe('catalog');
  });

  it.each([
    [
      'a browser extension',
      thrown(`    at chrome-extension://abc/content.js:1:2`, `    at ${CATALOG}:1:2`),
      '',
    ],
    ['another origin', thrown(`    at https://elsewhere.example/remotes/catalog/2.0.0/a.js:1:2`), ''],
    ['an origin that begins alike', thrown(`    at ${ORIGIN}.evil/remotes/catalog/2.0.0/a.js:1:2`), ''],
    ['another release of the section', thrown(`    at ${ORIGIN}/remotes/catalog/1.0.0/a.js:1:2`), ''],
    [
      'a script that the site serves beside its releases',
      thrown(`    at ${ORIGIN}/stats/script.js?v=1:1:2`),
      '',
    ],
    ['the page, of what is no error', null, `${ORIGIN}/lab`],
    ['a script that hides what it does', null, ''],
    ['a rejection without an error', undefined, ''],
    ['an address in the message alone', thrown(`see ${CATALOG}`), ''],
  ])('of %s belongs to nobody', (_, error, file) => {
    expect(owner(error, file)).toBeNull();
  });
});
