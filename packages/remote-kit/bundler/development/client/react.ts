import * as React from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import type { ReactNode } from 'react';
import type { RootOptions } from 'react-dom/client';
import { caught, drawnAnew, watchHydration } from './faults.ts';
import { draw, show } from './overlay.ts';

export { jsxDevRuntime };

type Factory = (module: { exports: unknown }) => void;
type Chunk = [ids: unknown[], modules: Record<string, Factory>, ...rest: unknown[]];

/**
 * The shell's page starts here. What the command drew of a section is hydrated; on any other page, what the site rendered was
 * left out, so that there is nothing to hydrate.
 */
function hydrateRoot(page: Document, tree: ReactNode, options: RootOptions = {}) {
  const { rendered } = JSON.parse(page.getElementById('boot')!.textContent) as { rendered: string };
  if (rendered === 'page') {
    watchHydration();
    const whole = React.createElement(Compared, { onCompared: compareScripts(page) }, tree);
    return ReactDOMClient.hydrateRoot(page, whole, {
      ...options,
      onCaughtError: caught,
      onUncaughtError: caught,
      onRecoverableError: drawnAnew,
    });
  }
  const kept = [...page.head.querySelectorAll('meta[charset], meta[name="viewport"], link[rel="icon"]')];
  const root = ReactDOMClient.createRoot(page as never, {
    ...options,
    onCaughtError: caught,
    onUncaughtError: caught,
  });
  root.render(React.createElement(React.Fragment, null, tree, React.createElement(Kept, { kept })));
  return root;
}

/**
 * To compare the data in a `<script>` with its own, React writes it into another one, which the site's policy does not allow.
 * In a `<style>` text is read the same way. Gives what ends that.
 */
function compareScripts(page: Document): () => void {
  const create = page.createElement.bind(page) as (name: string, options?: ElementCreationOptions) => Element;
  // React alone asks by an element's own name, which is in capitals.
  Object.assign(page, {
    createElement: (name: string, options?: ElementCreationOptions) =>
      create(name === 'SCRIPT' ? 'style' : name, options),
  });
  return () => void Reflect.deleteProperty(page, 'createElement');
}

function Compared({ onCompared, children }: { onCompared: () => void; children?: ReactNode }): ReactNode {
  React.useLayoutEffect(onCompared, [onCompared]);
  return children;
}

/** React empties the page before it draws; hydrating, it would have left what the shell's server put there. */
function Kept({ kept }: { kept: Element[] }): null {
  React.useLayoutEffect(() => {
    document.head.prepend(...kept);
    draw();
  }, [kept]);
  return null;
}

/** React's modules in a shell's build, by what only they define. Their names are kept there: sections are given them. */
const REPLACED: [of: string, mark: RegExp, by: unknown][] = [
  ['react', /\.useActionState=/, React],
  ['react/jsx-runtime', /\.jsxs=/, jsxRuntime],
  ['react-dom', /\.__DOM_INTERNALS\w+=/, ReactDOM],
  ['react-dom/client', /\.hydrateRoot=/, { ...ReactDOMClient, hydrateRoot }],
];

/**
 * The released shell runs on React's development build, which alone knows Fast Refresh: its scripts stay the bytes that
 * the site serves, and React's modules are replaced on their way into the shell's runtime.
 */
export function replaceReact(): void {
  const missing = new Set(REPLACED.map(([name]) => name));
  const chunks: unknown[] = [];
  const push = (...added: Chunk[]): number => {
    for (const [, modules] of added) {
      for (const [id, factory] of Object.entries(modules)) {
        const text = String(factory);
        const found = REPLACED.find(([, mark]) => mark.test(text));
        if (!found) continue;
        const [name, , by] = found;
        missing.delete(name);
        if (name === 'react') compareVersions(text);
        modules[id] = (module) => (module.exports = by);
      }
    }
    return Array.prototype.push.apply(chunks, added);
  };
  Object.assign(globalThis, { rspackChunkshell: Object.assign(chunks, { push }) });
  // The shell's scripts are deferred as this one is, and have run by then.
  document.addEventListener('DOMContentLoaded', () => {
    if (missing.size === 0) return;
    show('page', {
      title: 'The shell of this site cannot be run by this version of coachlab dev',
      text: `Not found in its scripts: ${[...missing].join(', ')}.`,
    });
  });
}

function compareVersions(production: string): void {
  const [, released = 'unknown'] = /\.version="([^"]+)"/.exec(production) ?? [];
  if (released !== React.version)
    console.warn(`The site runs React ${released}; here it runs on ${React.version}, which is installed.`);
}
