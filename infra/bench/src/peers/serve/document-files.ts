import type { SingleAppFiles } from '../app/render-single-app.ts';
import type { PageFiles } from '../page-files.ts';

/**
 * The files of a page's first paint. Its chunks run before the entry, which finds them there. Style sheets are carried
 * by the page, as here; links that are not fetched tell the chunk loader so.
 */
export function documentFiles({ first, chunks }: PageFiles, names: string[]): SingleAppFiles {
  const wanted = names.map((name) => {
    const files = chunks[name];
    if (!files) throw new Error(`The build has no chunk ${name}`);
    return files;
  });
  const known = new Set(first.scripts.map(({ src }) => src));
  const scripts = new Set(wanted.flatMap(({ js }) => js).filter((src) => !known.has(src)));
  const styles = Object.assign({}, ...wanted.map(({ css }) => css)) as Record<string, string>;
  // A page's chunk is of the same build as the entry: nothing pins it there, so nothing does here.
  const unpinned = [...scripts].map((src) => ({ src, integrity: '' }));
  return {
    assets: {
      ...first,
      styles: [...first.styles, ...Object.values(styles)],
      scripts: [...first.scripts.slice(0, -1), ...unpinned, first.scripts.at(-1)!],
    },
    carriedStyles: Object.keys(styles),
  };
}
