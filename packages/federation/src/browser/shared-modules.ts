import { RemoteFault } from '../loading/remote-load-error.ts';

/** A singleton that the host provides: here already (`lib`), or fetched before the first page that may need it. */
export type SharedModule = { version: string } & ({ lib: unknown } | { get: () => Promise<unknown> });

/** Module to version to how it is had: what containers are given when they begin. */
export type ShareScope = Record<string, Record<string, { get: () => Promise<() => unknown> }>>;

/** The host's singletons. Module Federation keeps a failed `get` for ever, so it is given only what has come. */
export class SharedModules {
  readonly #modules: Record<string, SharedModule>;
  readonly #arrived = new Map<string, unknown>();
  #arriving: Promise<void> | undefined;

  constructor(modules: Record<string, SharedModule>) {
    this.#modules = modules;
    for (const [name, module] of Object.entries(modules))
      if ('lib' in module) this.#arrived.set(name, module.lib);
  }

  /** Every singleton is here. @throws RemoteFault; the next call tries again */
  ready(): Promise<void> {
    this.#arriving ??= this.#fetch().catch((error: unknown) => {
      this.#arriving = undefined;
      throw error;
    });
    return this.#arriving;
  }

  /** The scope itself, with all that containers of other builds read in it. @param from the host's name */
  scope(from: string): ShareScope {
    return Object.fromEntries(
      Object.entries(this.#modules).map(([name, { version }]) => [
        name,
        {
          [version]: {
            version,
            shareConfig: { singleton: true, requiredVersion: `^${version}` },
            get: async () => () => this.#arrived.get(name),
            from,
            scope: ['default'],
            useIn: [],
            deps: [],
            eager: false,
          },
        },
      ]),
    );
  }

  async #fetch(): Promise<void> {
    await Promise.all(
      Object.entries(this.#modules).map(async ([name, module]) => {
        if (this.#arrived.has(name) || !('get' in module)) return;
        try {
          this.#arrived.set(name, await module.get());
        } catch (cause) {
          throw new RemoteFault('chunk', `The shared module ${name} did not load.`, { cause });
        }
      }),
    );
  }
}
