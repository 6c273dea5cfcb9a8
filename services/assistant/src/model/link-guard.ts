import type { Knowledge } from '../knowledge/knowledge.ts';

const SITUATION = 'situation:'.length;
/** Characters that may wait for a bracket to close; past them it was no link. */
const PATIENCE = 400;

/**
 * Lets a model's text through in pieces and only what the site vouches for: [[id]] becomes a link to that item or page, a
 * Markdown link stays if it leads to an item or a page of this site, and everything else that looks like an address, an
 * id or markup goes.
 */
export class LinkGuard {
  readonly cited: string[] = [];
  readonly #knowledge: Knowledge;
  #held = '';

  constructor(knowledge: Knowledge) {
    this.#knowledge = knowledge;
  }

  /** The part of all text so far that is complete, checked. */
  push(text: string): string {
    this.#held += text;
    const end = completeUntil(this.#held);
    const ready = this.#held.slice(0, end);
    this.#held = this.#held.slice(end);
    return this.#checked(ready);
  }

  /** What was still held back. */
  end(): string {
    const rest = this.#held;
    this.#held = '';
    return this.#checked(rest);
  }

  #checked(text: string): string {
    return text
      .replace(/\[\[([^[\]]{1,200})\]\]/g, (_, id: string) => this.#link(id.trim()) ?? '')
      .replace(LINK, (whole, words: string, target?: string) =>
        whole.startsWith('!') ? '' : this.#kept(words, target?.trim().split(/\s/)[0] ?? ''),
      )
      .replace(/<\/?[a-z!][^<>]*>/gi, '')
      .replace(/\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.|mailto:|javascript:|data:)[^\s)\]]*/gi, '')
      .replace(
        /\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|dev|co|ai|app|info|example|test)\b(?:\/[^\s)\]]*)?/gi,
        '',
      )
      .replace(ID, (id) => (this.#knowledge.item(id) ? id : 'an item I cannot find'));
  }

  #link(id: string): string | undefined {
    const page = this.#knowledge.site.pages.find(({ name }) => id === `page:${name}`);
    if (page) return `[${page.title}](${page.path})`;
    const situation = id.startsWith('situation:')
      ? this.#knowledge.situation(id.slice(SITUATION))
      : undefined;
    const address = situation && this.#knowledge.addresses.of(`situation:${situation.slug}`);
    if (address) return `[${situation.title}](${address})`;
    const [citation] = this.#knowledge.citations([id]);
    if (!citation) return undefined;
    this.cited.push(id);
    return `[${citation.title}](${citation.url})`;
  }

  #kept(words: string, address: string): string {
    const target = this.#knowledge.addresses.at(address);
    if (target === undefined) return words;
    if (target.startsWith('artifact:')) this.cited.push(target.slice('artifact:'.length));
    return `[${words}](${address})`;
  }
}

/** What looks like an artifact's id, outside of an address. */
const ID =
  /(?<![\w/-])(?:framework|assessment|rubric|template|scenario|ai-prompt|knowledge|tool)-[a-z0-9]+(?:-[a-z0-9]+)+(?![\w-])/g;

/** [words](target) with at most one pair of brackets inside, or [words][label]. */
const LINK = /!?\[([^[\]]*)\](?:\(((?:[^()]|\([^()]*\))*)\)|\[[^[\]]*\])/g;
/** What is whole and must stay so. */
const WHOLE = /\[\[[^[\]]*\]\]|!?\[[^[\]]*\](?:\((?:[^()]|\([^()]*\))*\)|\[[^[\]]*\])?|<[^<>]*>/g;
/** The beginning of the same, at the end of what has come so far. */
const BEGUN = /!?\[[^[\]]*$|!?\[\[[^[\]]*\]?$|!?\[[^[\]]*\](?:\((?:[^()]|\([^()]*\)?)*|\[[^[\]]*)?$|<[^<>]*$/;

/** Up to where nothing can change any more: before what has only begun, and after the last word that has ended. */
function completeUntil(text: string): number {
  const masked = text.replace(WHOLE, (whole) => 'x'.repeat(whole.length));
  const space = Math.max(masked.lastIndexOf(' '), masked.lastIndexOf('\n'));
  const begun = text.search(BEGUN);
  if (text.length - Math.max(space, 0) > PATIENCE) return text.length;
  return begun === -1 ? space + 1 : Math.min(space + 1, begun);
}
