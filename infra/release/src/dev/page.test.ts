import { describe, expect, it } from '@jest/globals';
import type { ResolvedSet } from '@coachlab/contracts';
import { pageOf, releaseOf, setOf } from '../testing/small-page.ts';
import { compose } from './compose.ts';
import { composePage } from './page.ts';

const section = { name: 'catalog', release: releaseOf('catalog', '/lab', 'development') };
const change = (set: ResolvedSet) => compose(set, [section]);
const bootOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)![1]!) as Record<
    string,
    unknown
  >;

describe('a page of the site', () => {
  const page = composePage(pageOf(setOf('catalog', 'forum')), change)!;

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
    expect(page).not.toContain('/remotes/catalog/1.0.0-aaa/browser/home.css');
    expect(page).toContain('/remotes/forum/1.0.0-aaa/browser/home.css');
  });

  it('ends as it did', () => {
    expect(page).toMatch(/<\/script><\/body><\/html>$/);
  });
});

it('a page of nobody may be one of the section; views are not counted, and no worker is left', () => {
  const html = pageOf(setOf()).replace(
    '"queries":null',
    '"queries":null,"nowhere":true,"analytics":"https://a.example/a.js","dev":true',
  );
  expect(Object.keys(bootOf(composePage(html, change)!)).sort()).toEqual([
    'noWorker',
    'origin',
    'queries',
    'rendered',
    'set',
  ]);
});

it('text of the section cannot end the data', () => {
  const evil = { ...section, release: { ...section.release, container: '</script><script>alert(1)' } };
  const page = composePage(pageOf(setOf()), (set) => compose(set, [evil]))!;
  expect(page).not.toContain('alert(1)</script>');
  expect(page.match(/<\/script>/g)).toHaveLength(3);
});

it('what a visitor wrote is not taken for the data', () => {
  const fake = '&lt;script type="application/json" id="boot">{}';
  expect(bootOf(composePage(pageOf(setOf('forum'), fake), change)!)['set']).toEqual(change(setOf('forum')));
});

it.each([
  ['', 'nothing'],
  ['<html><head></head><body>plain</body></html>', 'no data'],
  ['<html><head></head><body><script type="application/json" id="boot">{', 'data that is cut off'],
  ['<html><head></head><body><script type="application/json" id="boot">{</script>', 'data that is none'],
  ['<html><head></head><body><script type="application/json" id="boot">null</script>', 'no set'],
  ['<script type="application/json" id="boot">{"set":{"remotes":[]}}</script>', 'no head'],
])('%j is no page: %s', (html) => {
  expect(composePage(html, change)).toBeNull();
});
