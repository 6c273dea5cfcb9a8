import type { PageModule } from '@coachlab/remote-kit';

/** Where pages come from: the federation loader in a browser, verified files in a render process. */
export interface PageSource {
  load: (remote: string, page: string) => Promise<PageModule>;
  /** The page if it is here and of the release that runs now; left out where releases never change. */
  peek?: (remote: string, page: string) => PageModule | undefined;
}
