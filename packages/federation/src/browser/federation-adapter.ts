import type { BrowserRelease } from '@coachlab/contracts';
import type { ModuleAdapter } from '../loading/environment.ts';
import { ContainerEntries } from './container-entries.ts';
import { containerRuntime } from './container-runtime.ts';
import { createDiagnosis } from './diagnosis.ts';
import { DirectHost } from './direct-host.ts';
import { abandonPending, adoptStylesheets, removeDeadStylesheets } from './elements.ts';
import { SharedModules } from './shared-modules.ts';
import type { SharedModule } from './shared-modules.ts';

export interface FederationOptions {
  /** The host's name, which containers see as the source of what it shares. */
  name: string;
  /** The singletons that remotes take from the host, by module name. */
  shared: Record<string, SharedModule>;
  /** What has to come after a module and counts as a part of it. */
  prepare?: (module: unknown) => unknown;
  /** To find out why a file failed. Default: the window's. */
  fetch?: typeof globalThis.fetch;
}

/**
 * Module Federation 2 without its manifest: the release says where the entry is and what it must hash to, and the
 * entry's own runtime pins every chunk below it. Pages come straight from their containers. One a page: make it before
 * anything else loads.
 */
export function createFederationAdapter(options: FederationOptions): ModuleAdapter {
  const { name, prepare, fetch = globalThis.fetch.bind(globalThis) } = options;
  // Releases that were built before decision 0048 take the runtime from here.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: containerRuntime });
  const shared = new SharedModules(options.shared);
  const diagnosis = createDiagnosis(fetch);
  const entries = new ContainerEntries(diagnosis);
  const direct = new DirectHost(shared.scope(name));

  const bringIn = async (release: BrowserRelease, page: string): Promise<unknown> => {
    removeDeadStylesheets(release);
    adoptStylesheets(release);
    // Before any module runs: a shared module that fails to come would leave half-initialised ones behind.
    const [container] = await Promise.all([entries.load(release), shared.ready()]);
    try {
      const module = await direct.load(container, page);
      await prepare?.(module);
      return module;
    } catch (error) {
      throw await diagnosis.ofChunk(error, release);
    }
  };

  /** What hangs would hang for the next try as well: it would be handed the same promise. */
  const abandon = (release: BrowserRelease): void => {
    const urls = [...entries.abandon(release), ...abandonPending(release)];
    for (const url of urls) diagnosis.unblock(url);
  };

  return {
    async load(_remote, release, page, signal) {
      const onAbort = () => abandon(release);
      signal.addEventListener('abort', onAbort, { once: true });
      try {
        return await bringIn(release, page);
      } finally {
        signal.removeEventListener('abort', onAbort);
      }
    },
    clean: (_remote, release) => removeDeadStylesheets(release),
  };
}
