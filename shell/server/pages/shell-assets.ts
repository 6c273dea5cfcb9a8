import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the shell's own browser build left, as written by its build into assets.json. */
export interface ShellAssets {
  /** Root-relative, in the order they run. */
  scripts: string[];
  styles: string[];
  /** Preloaded: the sans and the roman serif. */
  fonts: string[];
  icon: string;
  /** Inline script that runs before the first paint, and its CSP source. */
  boot: { code: string; source: string };
}

export function readShellAssets(buildDir: string): ShellAssets {
  const files = JSON.parse(readFileSync(join(buildDir, 'browser/assets.json'), 'utf8')) as Omit<
    ShellAssets,
    'boot'
  >;
  const code = readFileSync(join(buildDir, 'boot/boot.js'), 'utf8').trim();
  return {
    ...files,
    boot: { code, source: `'sha256-${createHash('sha256').update(code).digest('base64')}'` },
  };
}
