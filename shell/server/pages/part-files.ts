import type { Release } from '@coachlab/contracts';

const PART = / data-part="([a-z-]+)"/g;
/** As the build of a release names the chunks of its parts. */
const FILE = /(?:^|\/)part-([a-z-]+)\.[0-9a-f]+\.(js|css)$/;

/** The parts of a page that were drawn. Text of visitors cannot name one: in it a quotation mark is escaped. */
export function drawnParts(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(PART), ([, name]) => name!))];
}

/** The browser's files of what was drawn of a page's parts. */
export function partFiles(html: string, { integrity }: Release): { js: string[]; css: string[] } {
  const drawn = drawnParts(html);
  const files = { js: [] as string[], css: [] as string[] };
  if (drawn.length === 0) return files;
  for (const file of Object.keys(integrity)) {
    const [, name, kind] = FILE.exec(file) ?? [];
    if (name && drawn.includes(name)) files[kind as 'js' | 'css'].push(file);
  }
  return files;
}
