import type { Container } from './container-entries.ts';
import type { ShareScope } from './shared-modules.ts';

/** Takes pages straight from their containers, by the two calls that every container has: `init` and `get`. */
export class DirectHost {
  readonly #scope: ShareScope;
  readonly #begun = new WeakMap<Container, Promise<unknown>>();

  constructor(scope: ShareScope) {
    this.#scope = scope;
  }

  async load(container: Container, page: string): Promise<unknown> {
    await this.#init(container);
    // A factory runs its module, which may wait for others.
    const factory = await container.get(`./${page}`);
    return factory();
  }

  #init(container: Container): Promise<unknown> {
    let begun = this.#begun.get(container);
    if (!begun) {
      begun = Promise.resolve(container.init(this.#scope, [], SCOPE_OF_HOST));
      this.#begun.set(container, begun);
    }
    return begun;
  }
}

/** Containers with a runtime of their own read from it which scopes the host has; the one they are given. */
const SCOPE_OF_HOST = { version: '', shareScopeKeys: 'default' };
