import * as runtimeCore from '@module-federation/runtime-core';
import type { BrowserRelease } from '@coachlab/contracts';
import { RemoteFault } from '../loading/remote-load-error.ts';
import type { ContainerEntries } from './container-entries.ts';
import { releaseUrl } from './release-url.ts';
import type { SharedModules } from './shared-modules.ts';

/** Takes pages from their containers through Module Federation's runtime, which its tools and plugins look at. */
export class RuntimeHost {
  readonly #host: runtimeCore.ModuleFederation;

  constructor(name: string, shared: SharedModules, entries: ContainerEntries) {
    this.#host = new runtimeCore.ModuleFederation({
      id: name,
      name,
      remotes: [],
      shared: shared.shareArgs(),
      plugins: [
        {
          name: 'verified-entries',
          loadEntry: async ({ remoteInfo }) => entries.get(remoteInfo.name),
          // Entries are loaded by us and chunks by their own runtime; nothing else may bring code in.
          createScript: ({ url }) => {
            throw new RemoteFault('integrity', `No hash is known for ${url}.`, { url });
          },
        },
      ],
    });
    runtimeCore.setGlobalFederationInstance(this.#host);
    // Entries that run from now on take it from here.
    Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  }

  /** The entry has been loaded before. */
  load(release: BrowserRelease, page: string): Promise<unknown> {
    const { container } = release;
    this.#host.registerRemotes([
      { name: container, entry: releaseUrl(release, release.entry), type: 'var', entryGlobalName: container },
    ]);
    return this.#host.loadRemote(`${container}/${page}`);
  }
}
