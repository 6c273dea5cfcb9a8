import { describe, expect, it } from '@jest/globals';
import type { ResolvedSet } from '@coachlab/contracts';
import { pageOf, releaseOf, setOf } from '../testing/small-page.ts';
import { compose } from './compose.ts';
import { drawnInBrowser, drawnOnServer, readPage } from './page.ts';

const section = { name: 'catalog', release: releaseOf('catalog', '/lab', 'development') };
const change = (set: ResolvedSet, sections = [section]) => compose(set, sections);
const inBrowser = (html: string, sections = [section]) => {
  const page = readPage(html);
  return page && drawnInBrowser(page, change(page.boot.set, sections));
};
const bootOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)![1]!) as Record<
    string,
    unknown
  >;

describe('a page of the site', () => {
  const page = inBrowser(pageOf(setOf('catalog', 'forum')))!;

  it('begins with the client, before the scripts of the shell, which stay as they were', () => {
    expect(page.indexOf('/-/coachlab-dev/client.js')).toBeLessThan(page.indexOf('/remotes/shell/shell.js'));
    expect(page).toContain('<script src="/remotes/shell/shell.js" integrity="sha384-x" defer></script>');
  });

  it('runs the developed section, and is drawn in the browser', () => {
    expect(bootOf(page)).toEqual({
      queries: null,
      set: change(setOf('catalog', 'forum')),
      rendered: 'skeleton',
      noWorker: true,
      origin: 'https://site.example',
    });
    expect(page).not.toContain('drawn by the site');
    expect(page).toContain('<body class="a"><script type="application/json" id="boot">');
  });

  it('asks for no file of the release that does not run', () => {
    expect(page).not.toContain('/remotes/catalog/1.0.0-aaa/');
    expect(page).toContain('/remotes/forum/1.0.0-aaa/browser/home.css');
  });

  it('ends as it did', () => {
    expect(page).toMatch(/<\/script><\/body><\/html>$/);
  });
});

describe('a page that was drawn here', () => {
  const site = readPage(pageOf(setOf('catalog', 'forum')))!;
  const set = change(site.boot.set);
  const drawn = {
    html: '<!DOCTYPE html><html lang="en"><head><title>Mine</title></head><body><h1>$& drawn here</h1></body></html>',
    queries: '[["artifacts","</script>"]]',
    styles: ['/remotes/catalog/development/lab.css'],
  };
  const page = drawnOnServer(site, set, drawn)!;

  it('has what the shell puts into each page, and then its own', () => {
    expect(page).toContain(
      '<head><script src="/-/coachlab-dev/client.js" defer></script><meta charset="utf-8">',
    );
    expect(page).toMatch(
      /shell\.js" integrity="sha384-x" defer><\/script>.*<link rel="icon" href="[^"]+"><link rel="stylesheet" href="\/remotes\/catalog\/development\/lab\.css"><title>Mine/,
    );
    expect(page).not.toContain('The page of the release');
    expect(page).not.toContain('/remotes/catalog/1.0.0-aaa/');
  });

  it('is hydrated with the data it was drawn from', () => {
    expect(page).toContain('<h1>$& drawn here</h1><script type="application/json" id="boot">');
    expect(bootOf(page)).toMatchObject({
      set,
      rendered: 'page',
      queries: [['artifacts', '</script>']],
      noWorker: true,
    });
  });

  it('needs what the shell puts into each', () => {
    const other = pageOf(setOf('catalog')).replace(/<link rel="icon"[^>]*>/, '');
    expect(drawnOnServer(readPage(other)!, set, drawn)).toBeNull();
  });
});

it('a page says why it was not drawn on the server', () => {
  const site = readPage(pageOf(setOf()))!;
  const fault = { section: 'catalog', title: 'catalog on the server: Error: x', at: null, text: '</script>' };
  const [, json] =
    /<script type="application\/json" id="coachlab-dev-faults">(.*?)<\/script>/.exec(
      drawnInBrowser(site, change(site.boot.set), [fault]),
    ) ?? [];
  expect(JSON.parse(json!)).toEqual([fault]);
});

it('a page of nobody may be one of the section; views are not counted, and no worker is left', () => {
  const html = pageOf(setOf()).replace(
    '"queries":null',
    '"queries":null,"nowhere":true,"analytics":"https://a.example/a.js","dev":true',
  );
  expect(Object.keys(bootOf(inBrowser(html)!)).sort()).toEqual([
    'noWorker',
    'origin',
    'queries',
    'rendered',
    'set',
  ]);
});

it('text of the section cannot end the data', () => {
  const evil = { ...section, release: { ...section.release, container: '</script><script>alert(1)' } };
  const page = inBrowser(pageOf(setOf()), [evil])!;
  expect(page).not.toContain('alert(1)</script>');
  expect(page.match(/<\/script>/g)).toHaveLength(3);
});

it('what a visitor wrote is not taken for the data', () => {
  const fake = '&lt;script type="application/json" id="boot">{}';
  expect(bootOf(inBrowser(pageOf(setOf('forum'), fake))!)['set']).toEqual(change(setOf('forum')));
});

it.each([
  ['', 'nothing'],
  ['<html><head></head><body>plain</body></html>', 'no data'],
  ['<html><head></head><body><script type="application/json" id="boot">{', 'data that is cut off'],
  ['<html><head></head><body><script type="application/json" id="boot">{</script>', 'data that is none'],
  ['<html><head></head><body><script type="application/json" id="boot">null</script>', 'no set'],
  ['<script type="application/json" id="boot">{"set":{"remotes":[]}}</script>', 'no head'],
])('%j is no page: %s', (html) => {
  expect(inBrowser(html)).toBeNull();
});
