import * as runtimeCore from '@module-federation/runtime-core';
import type { BrowserRelease } from '@coachlab/contracts';
import type { ModuleAdapter } from '../loading/environment.ts';
import { RemoteFault } from '../loading/remote-load-error.ts';
import { ContainerEntries } from './container-entries.ts';
import { createDiagnosis } from './diagnosis.ts';
import { abandonPending, adoptStylesheets, removeDeadStylesheets } from './elements.ts';
import { releaseUrl } from './release-url.ts';
import { SharedModules } from './shared-modules.ts';
import type { SharedModule } from './shared-modules.ts';

export interface FederationOptions {
  /** The host's name among Module Federation's instances. */
  name: string;
  /** The singletons that remotes take from the host, by module name. */
  shared: Record<string, SharedModule>;
  /** To find out why a file failed. Default: the window's. */
  fetch?: typeof globalThis.fetch;
}

/**
 * Module Federation 2 without its manifest: the release says where the entry is and what it must hash to, and the
 * entry's own runtime pins every chunk below it. One a page: make it before anything else loads.
 */
export function createFederationAdapter(options: FederationOptions): ModuleAdapter {
  const { name, fetch = globalThis.fetch.bind(globalThis) } = options;
  // Remotes are built with `externalRuntime`: they take the runtime from here.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  const shared = new SharedModules(options.shared);
  const diagnosis = createDiagnosis(fetch);
  const entries = new ContainerEntries(diagnosis);
  const host = new runtimeCore.ModuleFederation({
    id: name,
    name,
    remotes: [],
    shared: shared.shareScope(),
    plugins: [
      {
        name: 'verified-entries',
        loadEntry: async ({ remoteInfo }) => entries.get(remoteInfo.name),
        // Entries are loaded above and chunks by their own runtime; nothing else may bring code in.
        createScript: ({ url }) => {
          throw new RemoteFault('integrity', `No hash is known for ${url}.`, { url });
        },
      },
    ],
  });
  runtimeCore.setGlobalFederationInstance(host);

  const bringIn = async (release: BrowserRelease, page: string): Promise<unknown> => {
    const { container } = release;
    removeDeadStylesheets(release);
    adoptStylesheets(release);
    // Before any module runs: a shared module that fails to come would leave half-initialised ones behind.
    await Promise.all([entries.load(release), shared.ready()]);
    host.registerRemotes([
      { name: container, entry: releaseUrl(release, release.entry), type: 'var', entryGlobalName: container },
    ]);
    try {
      return await host.loadRemote(`${container}/${page}`);
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
