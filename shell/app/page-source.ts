import type { PageModule } from '@coachlab/remote-kit';

/** Where pages come from: the federation loader in a browser, verified files in a render process. */
export interface PageSource {
  load: (remote: string, page: string) => Promise<PageModule>;
  /** The page if it is here and of the release that runs now; left out where releases never change. */
  peek?: (remote: string, page: string) => PageModule | undefined;
  /** A page stands on the screen. */
  drawn?: (remote: string, page: string) => void;
  /** The page threw while it was drawn: resolves to the same page of what takes its remote's place. */
  recover?: (remote: string, page: string, error: unknown) => Promise<PageModule>;
}
