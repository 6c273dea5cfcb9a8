import { describe, expect, it } from '@jest/globals';
import type { Release } from '@coachlab/contracts';
import type { BootData } from '../../app/boot-data.ts';
import { completeDocument } from './html.ts';

const shell = {
  scripts: ['shared', 'shell'].map((name) => ({
    src: `/remotes/shell/${name}.js`,
    integrity: `sha384-${name}`,
  })),
  styles: ['.frame{color:red}'],
  icon: '/remotes/shell/favicon.svg',
  boot: { code: 'boot()', source: "'sha256-x'" },
  overrideScript: '',
  worker: '',
  retiredWorker: '',
};
const release = {
  base: '/remotes/catalog/1/',
  entry: 'browser/entry.js',
  integrity: { 'browser/entry.js': 'sha384-e', 'browser/lab.js': 'sha384-l', 'browser/lab.css': 'sha384-c' },
} as unknown as Release;
const js = ['browser/lab.js'];
const css = ['browser/lab.css'];
const boot: Omit<BootData, 'queries'> = {
  set: { epoch: 1, remotes: [] },
  rendered: 'page',
  origin: 'http://x',
};
const html = '<!DOCTYPE html><html><head><title>Lab $& | X</title></head><body><p>text</p></body></html>';

describe('the finished document', () => {
  const finished = completeDocument(html, shell, { release, js, css, styles: {} }, boot);

  it("pins every file of the page's release", () => {
    expect(finished).toContain(
      '<link rel="stylesheet" href="/remotes/catalog/1/browser/lab.css" integrity="sha384-c"',
    );
    expect(finished).toContain(
      'src="/remotes/catalog/1/browser/entry.js" integrity="sha384-e" crossorigin="anonymous"',
    );
    expect(finished).toContain(
      'src="/remotes/catalog/1/browser/lab.js" integrity="sha384-l" crossorigin="anonymous"',
    );
  });

  it("pins the shell's own scripts", () => {
    expect(finished).toContain(
      '<script src="/remotes/shell/shared.js" integrity="sha384-shared" defer></script>' +
        '<script src="/remotes/shell/shell.js" integrity="sha384-shell" defer></script>',
    );
  });

  it("has the page's scripts run after the shell's, and the entry after the modules that it finds", () => {
    const scripts = [...finished.matchAll(/<script src="([^"]+)"[^>]* defer>/g)].map(([, src]) => src);
    expect(scripts).toEqual([
      '/remotes/shell/shared.js',
      '/remotes/shell/shell.js',
      '/remotes/catalog/1/browser/lab.js',
      '/remotes/catalog/1/browser/entry.js',
    ]);
  });

  it('carries the style sheets of the first paint, and keeps the browser from fetching them', () => {
    const files = { release, js, css, styles: { 'browser/lab.css': '.lab{color:blue}' } };
    const carrying = completeDocument(html, shell, files, boot);
    expect(carrying).toContain('<style>.frame{color:red}</style>');
    expect(carrying).toContain(
      '<style>.lab{color:blue}</style><link rel="stylesheet" disabled href="/remotes/catalog/1/browser/lab.css"',
    );
  });

  it('tells the boot script where this page sends a first visit, and nothing on other pages', () => {
    const sending = completeDocument(html, shell, null, boot, 'null', '/welcome');
    expect(sending).toContain('<script data-first-visit-to="/welcome">boot()</script>');
    expect(finished).toContain('<script>boot()</script>');
  });

  it.each([
    ['leads to a file beside it', '.lab{background:url(grid.png)}'],
    ['would end its element', '.lab::after{content:"</style><img src=x>"}'],
  ])('links a style sheet that %s', (_, text) => {
    const files = { release, js, css, styles: { 'browser/lab.css': text } };
    const linking = completeDocument(html, shell, files, boot);
    expect(linking).not.toContain(text);
    expect(linking).toContain('<link rel="stylesheet" href="/remotes/catalog/1/browser/lab.css"');
  });

  it('starts the character set first, and what the page rendered comes after', () => {
    expect(finished).toMatch(/^<!DOCTYPE html><html><head><meta charset="utf-8">/);
    expect(finished.indexOf('shell.js')).toBeLessThan(finished.indexOf('<title>Lab $& | X</title>'));
  });

  it('lets no text in the data end the script that carries it', () => {
    const queries = { text: '</script><script>alert(1)</script>' };
    const carried = completeDocument(html, shell, null, boot, JSON.stringify(queries));
    expect(carried).not.toContain('<script>alert(1)');
    const data = /id="boot">(.*?)<\/script>/.exec(carried)![1]!;
    expect((JSON.parse(data) as BootData).queries).toEqual(queries);
  });
});
