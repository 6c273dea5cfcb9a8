import type { ShareScope } from './shared-modules.ts';

interface InstanceOptions {
  name: string;
  [option: string]: unknown;
}

/** What an entry of ours makes of itself: it takes every shared module from its host, and has no remotes. */
class ContainerInstance {
  readonly options: InstanceOptions;
  readonly shareScopeMap: Record<string, ShareScope> = {};

  constructor(options: InstanceOptions) {
    this.options = options;
  }

  initOptions(options: Partial<InstanceOptions>): InstanceOptions {
    return Object.assign(this.options, options);
  }

  initShareScopeMap(name: string, scope: ShareScope): void {
    this.shareScopeMap[name] = scope;
  }

  /** False: nobody shares it, and the entry's own copy is to be taken. Of two versions the host's was there first. */
  async loadShare(module: string, { customShareInfo }: ShareRequest): Promise<(() => unknown) | false> {
    for (const scope of customShareInfo.scope) {
      const [shared] = Object.values(this.shareScopeMap[scope]?.[module] ?? {});
      if (shared) return shared.get();
    }
    return false;
  }

  registerShared(): void {}

  initializeSharing(): Promise<unknown>[] {
    return [];
  }
}

interface ShareRequest {
  customShareInfo: { scope: string[] };
}

/**
 * In the place of Module Federation's runtime (18 kB) for entries that were built with `externalRuntime`, as the kit's were until
 * decision 0048: as much of it as
 * they ask for while they run, start and fetch shared modules. An entry keeps the runtime that it found.
 */
export const containerRuntime = {
  CurrentGlobal: { __FEDERATION__: { __INSTANCES__: [] } },
  ModuleFederation: ContainerInstance,
  getGlobalFederationConstructor: () => ContainerInstance,
  setGlobalFederationConstructor: () => {},
  setGlobalFederationInstance: () => {},
  helpers: { global: {}, share: {}, utils: {} },
};
