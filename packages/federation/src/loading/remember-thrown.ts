import type { ModuleAdapter } from './environment.ts';
import { asFault } from './remote-load-error.ts';
import type { RemoteFault } from './remote-load-error.ts';

/**
 * Code that threw is not run a second time in a page load: a half-initialised module can look whole on the next
 * import. The same page of the same release answers with its first fault; another release is another matter.
 */
export function rememberThrown(adapter: ModuleAdapter): ModuleAdapter {
  const thrown = new Map<string, RemoteFault>();
  return {
    async load(remote, release, page, signal) {
      const key = `${release.container}/${page}`;
      const before = thrown.get(key);
      if (before) throw before;
      try {
        return await adapter.load(remote, release, page, signal);
      } catch (error) {
        const fault = asFault(error);
        if (fault.class === 'execution') thrown.set(key, fault);
        throw fault;
      }
    },
    clean: (remote, release) => adapter.clean?.(remote, release),
  };
}
