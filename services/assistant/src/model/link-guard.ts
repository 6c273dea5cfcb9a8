import { artifactPath, type Catalogue } from '../catalogue/catalogue.ts';
import { SITE_PAGES } from '../site-pages.ts';

/** Characters that may wait for a bracket to close; past them it was no link. */
const PATIENCE = 400;

/**
 * Lets a model's text through in pieces and only what the site vouches for: [[id]] becomes a link to that item, a
 * Markdown link stays if it leads to an item or a page of this site, and everything else that looks like an address, an
 * id or markup goes.
 */
export class LinkGuard {
  readonly cited: string[] = [];
  readonly #catalogue: Catalogue;
  #held = '';

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
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
      .replace(/\[\[([^\[\]]{1,200})\]\]/g, (_, id: string) => this.#link(id.trim()) ?? '')
      .replace(/!?\[([^\[\]]*)\](?:\(([^()\s]*)[^()]*\)|\[[^\[\]]*\])/g, (whole, words: string, address?: string) =>
        whole.startsWith('!') ? '' : this.#kept(words, address ?? ''),
      )
      .replace(/<\/?[a-z!][^<>]*>/gi, '')
      .replace(/\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.|mailto:|javascript:|data:)[^\s)\]]*/gi, '')
      .replace(/\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|dev|co|ai|app|info|example|test)\b(?:\/[^\s)\]]*)?/gi, '')
      .replace(ID, (id) => (this.#catalogue.get(id) ? id : 'an item I cannot find'));
  }

  #link(id: string): string | undefined {
    const [citation] = this.#catalogue.citations([id]);
    if (!citation) return undefined;
    this.cited.push(id);
    return `[${citation.title}](${citation.url})`;
  }

  #kept(words: string, address: string): string {
    const id = /^\/artifact\/([a-z0-9-]+)$/.exec(address)?.[1];
    if (id && this.#catalogue.get(id)) {
      this.cited.push(id);
      return `[${words}](${artifactPath(id)})`;
    }
    return (SITE_PAGES as readonly string[]).includes(address) ? `[${words}](${address})` : words;
  }
}

/** What looks like an artifact's id, outside of an address. */
const ID =
  /(?<![\w/-])(?:framework|assessment|rubric|template|scenario|ai-prompt|knowledge|tool)-[a-z0-9]+(?:-[a-z0-9]+)+(?![\w-])/g;

/** Up to where nothing can change any more: before an open bracket or tag, else before the last unfinished word. */
function completeUntil(text: string): number {
  const lastSpace = Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n'));
  let end = text.length - lastSpace > PATIENCE ? text.length : lastSpace + 1;
  for (const [open, close] of [
    ['[', ')'],
    ['<', '>'],
  ] as const) {
    const at = openAt(text, open, close);
    if (at !== -1 && text.length - at < PATIENCE) end = Math.min(end, at);
  }
  return end;
}

/** Where something begins that is not closed yet; -1 when all is closed. */
function openAt(text: string, open: string, close: string): number {
  const at = open === '[' ? text.search(/!?\[[^\[\]]*$|!?\[\[[^\[\]]*\]?$|!?\[[^\[\]]*\](?:\([^()]*)?$/) : text.lastIndexOf(open);
  return at !== -1 && (open === '[' || !text.slice(at).includes(close)) ? at : -1;
}
