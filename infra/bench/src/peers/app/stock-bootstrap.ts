import type { PageModule } from '@coachlab/remote-kit';
import { loadRemote } from '@module-federation/enhanced/runtime';
import { set } from 'bench/pages';
import { startInBrowser } from './start-in-browser.tsx';

startInBrowser(set, {
  load: async (section, page) => {
    const module = await loadRemote<PageModule>(`${section}/${page}`);
    if (!module) throw new Error(`There is no page ${section}/${page}`);
    return module;
  },
});
