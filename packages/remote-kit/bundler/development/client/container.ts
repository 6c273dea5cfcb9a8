import { refresh } from './refresh.ts';
import { begin } from './builds.ts';
import { report } from './faults.ts';

/** As much of `import.meta.webpackHot` as is used. */
export interface Hot {
  status(): string;
  check(apply: true): Promise<unknown[] | null>;
}

type Page = Record<string, unknown>;
type ShareScope = Record<string, Record<string, { get: () => Promise<() => unknown> }>>;

/** What the shell shares, by module name; there once a container was given the scope. */
export const shared: Record<string, unknown> = {};

/** A section as the shell takes it, by the two calls that every container has, with pages that can be replaced. */
export function createContainer(
  section: string,
  pages: Record<string, () => Promise<Page>>,
  hot: Hot,
  hash: () => string,
) {
  const loaded = new Map<string, Page>();
  begin({ section, hot, hash });

  const bring = async (name: string): Promise<void> => {
    loaded.set(name, await pages[name]!());
  };

  return {
    async init(scope: ShareScope): Promise<void> {
      for (const [name, versions] of Object.entries(scope)) {
        const [first] = Object.values(versions);
        if (first) shared[name] = (await first.get())();
      }
    },

    async get(name: string): Promise<() => Page> {
      if (!pages[name]) throw new Error(`${section} has no page ${name}.`);
      try {
        await bring(name);
      } catch (error) {
        report(error, { section, lost: true });
        throw error;
      }
      const page = latest(() => loaded.get(name)!);
      return () => page;
    },

    /** Pages are told of together with whatever else changed, and may not have been opened yet. */
    replacePages(): void {
      void Promise.all([...loaded.keys()].map(bring)).then(
        () => refresh.performReactRefresh(),
        (error: unknown) => report(error, { section, lost: true }),
      );
    },
  };
}

/** The shell keeps one page for ever; this one is always the last that was built. */
function latest(page: () => Page): Page {
  return new Proxy(
    {},
    {
      get: (_, key) => page()[key as string],
      has: (_, key) => key in page(),
    },
  );
}
