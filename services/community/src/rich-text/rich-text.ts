import {
  isRichHref,
  type RichElement,
  type RichNode,
  type RichTag,
  type RichText,
} from '@coachlab/contracts';
import markdownIt, { type Token } from 'markdown-it';
import { withBareLinks } from './bare-links.ts';

/** Of what `richText` makes. Raise it with every change of the rules here: stored texts are then made anew. */
export const RICH_TEXT_VERSION = 3;

/** Deeper nesting of quotations and lists than anybody writes. */
const DEEPEST = 24;
/** Elements and pieces of text; a text of 10,000 characters that a person wrote has a few hundred. */
const MOST_NODES = 3_000;
/** What a picture without words is called. */
const PICTURE = 'Picture';

/**
 * CommonMark in time that grows with the length alone, without its HTML, which stays as typed, and its pictures,
 * which are links here: nobody's picture is fetched, so that reading a post tells no third party about it. Reading
 * the words of pictures inside pictures is also the one thing this parser takes quadratic time for.
 */
const markdown = markdownIt('commonmark', { html: false }).disable(['image', 'text_join']);

/** The Markdown of a post as a tree of safe elements, or null when the text has to be shown as it was typed. */
export function richText(content: string): RichText | null {
  const tokens = markdown.parse(content, {});
  // Past its own limit of 100 the parser leaves text out.
  if (tokens.some(({ level }) => level > DEEPEST)) return null;
  const tree = new Tree();
  for (const token of tokens) tree.add(token);
  return tree.nodes > MOST_NODES || !hasWords(tree.root) ? null : tree.root;
}

const TAGS: Record<string, RichTag> = {
  paragraph_open: 'p',
  blockquote_open: 'blockquote',
  bullet_list_open: 'ul',
  ordered_list_open: 'ol',
  list_item_open: 'li',
  strong_open: 'strong',
  em_open: 'em',
};

class Tree {
  readonly root: RichNode[] = [];
  nodes = 0;
  /** Elements begun and not ended, the outermost first; null for one that is not shown as an element. */
  readonly #open: (RichElement | null)[] = [];
  /** Of the last piece inside a line. */
  #lastType = '';

  add(token: Token): void {
    if (token.type === 'inline') for (const child of token.children ?? []) this.#inline(child);
    else if (token.type === 'fence' || token.type === 'code_block') {
      this.#append({ tag: 'pre', children: [{ tag: 'code', children: [token.content] }] });
    } else if (token.type === 'hr') this.#append({ tag: 'hr' });
    else if (token.type === 'heading_open') this.#heading();
    else if (token.type === 'heading_close') this.#end(2);
    else if (token.nesting === 1) this.#begin(token.hidden ? null : elementOf(token));
    else if (token.nesting === -1) this.#end();
  }

  #inline(token: Token): void {
    if (token.type === 'softbreak') this.#append('\n');
    else if (token.type === 'hardbreak') this.#append({ tag: 'br' });
    else if (token.type === 'code_inline') this.#append({ tag: 'code', children: [token.content] });
    else if (token.type === 'link_open') this.#link(token);
    else if (token.type === 'link_close') this.#endLink();
    else if (token.nesting === 1) this.#begin(elementOf(token));
    else if (token.nesting === -1) this.#end();
    else if (token.type === 'text' && !this.#isInLink())
      for (const node of withBareLinks(token.content)) this.#append(node);
    else this.#append(token.content);
    this.#lastType = token.type;
  }

  /** A heading inside a post is none of the page's: bold words on a line of their own. */
  #heading(): void {
    this.#begin({ tag: 'p', children: [] });
    this.#begin({ tag: 'strong', children: [] });
  }

  #link(token: Token): void {
    const href = String(token.attrGet('href') ?? '');
    const isPicture = this.#takePictureMark();
    const words = isPicture ? [PICTURE] : [href];
    this.#begin(isRichHref(href) ? { tag: 'a', href, children: words } : null);
  }

  /** A link that came without words keeps those it was begun with. */
  #endLink(): void {
    const link = this.#open.at(-1);
    if (link && link.children && link.children.length > 1) link.children.shift();
    this.#end();
  }

  /** Takes away the `!` that makes a picture of the link after it, but not one that was escaped. */
  #takePictureMark(): boolean {
    const siblings = this.#children();
    const before = siblings.at(-1);
    if (this.#lastType !== 'text' || typeof before !== 'string' || !before.endsWith('!')) return false;
    if (before === '!') siblings.pop();
    else siblings[siblings.length - 1] = before.slice(0, -1);
    return true;
  }

  #isInLink(): boolean {
    return this.#open.some((element) => element?.tag === 'a');
  }

  #begin(element: RichElement | null): void {
    if (element) this.#append(element);
    this.#open.push(element);
  }

  #end(count = 1): void {
    this.#open.length -= count;
  }

  #append(node: RichNode): void {
    if (node === '') return;
    this.nodes += 1;
    this.#children().push(node);
  }

  #children(): RichNode[] {
    const parent = this.#open.findLast((element) => element !== null);
    return parent ? (parent.children ??= []) : this.root;
  }
}

function elementOf(token: Token): RichElement {
  const tag = TAGS[token.type] ?? 'p';
  const start = Number(token.attrGet('start') ?? 1);
  return { tag, ...(start === 1 ? {} : { start }), children: [] };
}

/** A text of nothing but link definitions, for example, would be shown as nothing. */
function hasWords(nodes: readonly RichNode[]): boolean {
  return nodes.some((node) =>
    typeof node === 'string' ? node.trim() !== '' : node.tag === 'hr' || hasWords(node.children ?? []),
  );
}
