import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hashSource } from './style-sources.ts';

/** What the shell's own browser build left, as written by its build into assets.json. */
export interface ShellAssets {
  /** Root-relative, in the order they run. */
  scripts: { src: string; integrity: string }[];
  /** Text, which goes into every page. */
  styles: string[];
  icon: string;
  /** Inline script that runs before the first paint, and its CSP source. */
  boot: { code: string; source: string };
  /** Script of the page behind an override's link. */
  overrideScript: string;
  /** The service worker, and what takes its place when there is to be none. */
  worker: string;
  retiredWorker: string;
}

export function readShellAssets(buildDir: string): ShellAssets {
  const browser = join(buildDir, 'browser');
  const files = JSON.parse(readFileSync(join(browser, 'assets.json'), 'utf8')) as Omit<
    ShellAssets,
    'boot' | 'overrideScript' | 'worker' | 'retiredWorker'
  >;
  const script = (name: string) => readFileSync(join(buildDir, `boot/${name}.js`), 'utf8');
  const code = script('boot').trim();
  return {
    ...files,
    styles: files.styles.map((href) => readFileSync(join(browser, basename(href)), 'utf8').trim()),
    boot: { code, source: hashSource(code) },
    overrideScript: script('override'),
    worker: script('worker'),
    retiredWorker: script('retired-worker'),
  };
}
