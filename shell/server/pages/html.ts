import type { Release } from '@coachlab/contracts';
import { BOOT_ELEMENT_ID, type BootData } from '../../app/boot-data.ts';
import { inlineStyle } from './inline-style.ts';
import type { ShellAssets } from './shell-assets.ts';

/** The files of the page's release that its first paint needs. */
export interface PageFiles {
  release: Release;
  /** Of the page and its parts, entry excluded. */
  js: string[];
  css: string[];
  /** Texts of its style sheets, by file; one that is missing is linked. */
  styles: Record<string, string>;
}

/**
 * Completes the rendered document: everything the browser should fetch at once goes right after `<head>`, the boot
 * data before `</body>`. React's own head elements follow and are replaced one for one on navigation. Fonts are left to
 * the layout: preloaded, they hold the first paint back (280 ms on a slow phone).
 * @param queries JSON of the boot data's queries
 * @param firstVisitTo where the boot script sends a browser on its first visit; as in a checked release
 */
export function completeDocument(
  html: string,
  shell: ShellAssets,
  files: PageFiles | null,
  boot: Omit<BootData, 'queries'>,
  queries = 'null',
  firstVisitTo?: string,
): string {
  const firstVisit = firstVisitTo ? ` data-first-visit-to="${firstVisitTo}"` : '';
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script${firstVisit}>${shell.boot.code}</script>`,
    ...shell.styles.map((text) => `<style>${text}</style>`),
    ...(files ? pageStyles(files) : []),
    ...shell.scripts.map(
      ({ src, integrity }) => `<script src="${src}" integrity="${integrity}" defer></script>`,
    ),
    ...(files ? pageScripts(files) : []),
    `<link rel="icon" href="${shell.icon}" type="image/svg+xml">`,
  ].join('');
  const json = `{"queries":${queries},${JSON.stringify(boot).slice(1)}`;
  const data = `<script type="application/json" id="${BOOT_ELEMENT_ID}">${escapeJson(json)}</script>`;
  return html.replace('<head>', () => `<head>${head}`).replace('</body>', () => `${data}</body>`);
}

function pageStyles({ release, css, styles }: PageFiles): string[] {
  // The chunk loader looks for a link of this address before it adds its own; a disabled one is not fetched.
  return css.map((file) => {
    const inline = styles[file] === undefined ? null : inlineStyle(styles[file]);
    return `${inline ?? ''}<link rel="stylesheet"${inline ? ' disabled' : ''} href=${source(release, file)}>`;
  });
}

/**
 * After the shell's: a section runs when the shell is there. The entry comes last, finds the modules of the others, and need
 * not fetch them; a browser compiles what stands in the document while it arrives, and what a script adds only then.
 */
function pageScripts({ release, js }: PageFiles): string[] {
  return [...js, release.entry].map((file) => `<script src=${source(release, file)} defer></script>`);
}

function source({ base, integrity }: Release, file: string): string {
  return `"${base}${file}" integrity="${integrity[file]}" crossorigin="anonymous"`;
}

/** `<` would let text in the data end the script element. */
function escapeJson(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
