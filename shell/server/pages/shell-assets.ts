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
}

export function readShellAssets(buildDir: string): ShellAssets {
  const browser = join(buildDir, 'browser');
  const files = JSON.parse(readFileSync(join(browser, 'assets.json'), 'utf8')) as Omit<
    ShellAssets,
    'boot' | 'overrideScript'
  >;
  const code = readFileSync(join(buildDir, 'boot/boot.js'), 'utf8').trim();
  return {
    ...files,
    styles: files.styles.map((href) => readFileSync(join(browser, basename(href)), 'utf8').trim()),
    boot: { code, source: hashSource(code) },
    overrideScript: readFileSync(join(buildDir, 'boot/override.js'), 'utf8'),
  };
}
