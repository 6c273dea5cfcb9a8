import { pages } from 'bench/pages';
import type { PageSource } from '../../../../../shell/app/page-source.ts';

/** Takes the place of the shell's own, which asks Module Federation: here every page is a chunk of the same build. */
export function createPageSource(): PageSource {
  return {
    load: async (section, page) => {
      const load = pages[`${section}/${page}`];
      if (!load) throw new Error(`There is no page ${section}/${page}`);
      const module = await load();
      // As the shell's: what the server drew of a page's parts is hydrated with the page.
      if (typeof document !== 'undefined') await module.ready?.();
      return module;
    },
  };
}
