/** What a text may lead to: `page:forum`, `situation:feedback-lateness`, `artifact:framework-grow`. */
export type Target = `${'page' | 'situation' | 'artifact'}:${string}`;

/**
 * Where on this site each target is. The assistant's own words name targets, `[words](page:forum)`, and never addresses; what
 * goes out and what comes in is put into the one and the other here.
 */
export class Addresses {
  readonly #byTarget: ReadonlyMap<Target, string>;
  readonly #byAddress: ReadonlyMap<string, Target>;

  /** Of two with one target or one address the first counts. */
  constructor(all: readonly (readonly [target: Target, address: string])[]) {
    this.#byTarget = new Map(all.toReversed());
    this.#byAddress = new Map(all.toReversed().map(([target, address]) => [address, target]));
  }

  of(target: Target): string | undefined {
    return this.#byTarget.get(target);
  }

  at(address: string): Target | undefined {
    return this.#byAddress.get(address);
  }

  /** With addresses. A sentence about a page that is not there goes; where a title leads nowhere, the title stays. */
  outward(text: string): string {
    return text
      .split('\n')
      .flatMap((line) => this.#withoutMissingPages(line))
      .join('\n')
      .replace(NAMED, (_, words: string, target: Target) => {
        const address = this.of(target);
        return address === undefined ? words : `[${words}](${address})`;
      });
  }

  #withoutMissingPages(line: string): string[] {
    const sentences = line.split(/(?<=[.!?;])\s+/);
    const kept = sentences.filter((sentence) =>
      [...sentence.matchAll(NAMED)].every(
        ([, , target]) => !target!.startsWith('page:') || this.of(target as Target) !== undefined,
      ),
    );
    if (kept.length === sentences.length) return [line];
    return kept.length === 0 ? [] : [kept.join(' ').replace(/;$/, '.')];
  }
}

const NAMED = /\[([^\]]*)\]\(((?:page|situation|artifact):[\w.~-]+)\)/g;
/** `/artifact/:id` for an item with an `id`; undefined where it has none. */
export function addressOf(path: string, item: object): string | undefined {
  let isWhole = true;
  const address = path.replace(/:(\w+)\??/g, (_, name: string) => {
    const value: unknown = Object.hasOwn(item, name) ? item[name as keyof typeof item] : undefined;
    isWhole &&= typeof value === 'string' && value !== '';
    return encodeURIComponent(String(value));
  });
  return isWhole ? address : undefined;
}
