import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LoaderContext } from '@rspack/core';
import subsetFontLoader from '../../../../packages/remote-kit/bundler/subset-font-loader.ts';
import { ROOT } from '../root.ts';
import { APP, FOLDERS } from './folders.ts';

/** The application as it is written. */
const SOURCE = join(ROOT, 'infra/bench/outside-peer');

const DESIGN = join(ROOT, 'packages/ui/src');
const FONT_FACE = /@font-face \{[^}]*\}\n/g;
const CUT_FONT = /url\('(?<file>@fontsource[^'?]+\.woff2)(?<query>\?[^']+)'\)/;

/** Copies the source anew; what is installed and what builds have cached stays. */
export function copySource(): void {
  mkdirSync(APP, { recursive: true });
  const kept = new Set(['node_modules', '.installed', ...Object.values(FOLDERS)]);
  for (const entry of readdirSync(APP)) {
    if (!kept.has(entry)) rmSync(join(APP, entry), { recursive: true });
  }
  cpSync(SOURCE, APP, { recursive: true, filter: (path) => basename(path) !== 'node_modules' });
}

/** Whether what is installed is what the lock file says. */
export function isInstalled(): boolean {
  const marker = join(APP, '.installed');
  return existsSync(marker) && readFileSync(marker, 'utf8') === readLock();
}

export function markInstalled(): void {
  writeFileSync(join(APP, '.installed'), readLock());
}

/** The design's base without its font files, and of those the cut for English text, which is declared last, for next/font. */
export async function writeDesign(): Promise<void> {
  const base = readFileSync(join(DESIGN, 'base.css'), 'utf8');
  const italic = readFileSync(join(DESIGN, 'italic.css'), 'utf8');
  const ofFiles = (face: string) => face.includes('.woff2');
  writeFileSync(
    join(APP, 'app/base.css'),
    base.replaceAll(FONT_FACE, (face) => (ofFiles(face) ? '' : face)),
  );
  mkdirSync(join(APP, 'app/fonts'), { recursive: true });
  for (const [face] of (base + italic).matchAll(FONT_FACE)) {
    const { file, query } = CUT_FONT.exec(face)?.groups ?? {};
    if (!file || !query) continue;
    const resourcePath = join(ROOT, 'node_modules', file);
    const loader = { resourcePath, resourceQuery: query } as LoaderContext<object>;
    const cut = await subsetFontLoader.call(loader, readFileSync(resourcePath));
    writeFileSync(join(APP, 'app/fonts', nameOf(file)), cut);
  }
}

/** `@fontsource/newsreader/files/newsreader-latin-400-italic.woff2` to `newsreader-italic.woff2`. */
function nameOf(file: string): string {
  return basename(file)
    .replace(/-latin-(400|wght)/, '')
    .replace('-normal', '');
}

function readLock(): string {
  return readFileSync(join(SOURCE, 'package-lock.json'), 'utf8');
}
