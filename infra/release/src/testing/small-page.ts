import type { BrowserRelease, ResolvedSet } from '@coachlab/contracts';

/** A release as a page knows it, with one page at `path`. */
export function releaseOf(name: string, path: string, version = '1.0.0-aaa'): BrowserRelease {
  return {
    version,
    base: `/remotes/${name}/${version}/`,
    container: `${name}_aaa`,
    entry: 'browser/remoteEntry.js',
    entryIntegrity: 'sha384-x',
    routes: [{ path, page: 'home' }],
    navigation: [],
    slots: [],
  };
}

/** A set of sections, each with one page at its own name. */
export function setOf(...names: string[]): ResolvedSet {
  return {
    epoch: 7,
    remotes: names.map((name) => ({ name, arm: 'stable', release: releaseOf(name, `/${name}`) })),
  };
}

/** A page as a shell completes it. */
export function pageOf(set: ResolvedSet, body = '<main>drawn by the site</main>'): string {
  const styles = set.remotes.map(
    ({ release: { base } }) =>
      `<style>h1{color:red}</style><link rel="stylesheet" disabled href="${base}browser/home.css" integrity="sha384-x" crossorigin="anonymous">`,
  );
  const scripts = set.remotes.map(
    ({ release: { base } }) =>
      `<script src="${base}browser/home.js" integrity="sha384-x" crossorigin="anonymous" defer></script>`,
  );
  const boot = JSON.stringify({ queries: null, set, rendered: 'page', origin: 'https://site.example' });
  return (
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${styles.join('')}` +
    `<script src="/remotes/shell/shell.js" integrity="sha384-x" defer></script>${scripts.join('')}` +
    `<link rel="icon" href="/favicon.svg"><title>The page of the release</title></head><body class="a">${body}` +
    `<script type="application/json" id="boot">${boot.replaceAll('<', '\\u003c')}</script></body></html>`
  );
}
