/** Which releases, by container, broke while they drew a page: they are no replacement for each other there. */
export class BrokenPages {
  readonly #containers = new Map<string, Set<string>>();

  /** @returns all that broke on this page in this page load */
  add(page: string, container: string): ReadonlySet<string> {
    let containers = this.#containers.get(page);
    if (!containers) this.#containers.set(page, (containers = new Set()));
    return containers.add(container);
  }
}
