import { isRichHref, type RichNode } from '@coachlab/contracts';

/** An address as somebody pastes it, with its scheme or from its www on. One pass over the text, whatever it holds. */
const ADDRESS = /\bhttps?:\/\/[^\s<>]+|(?<![\w@./-])www\.[\p{L}\p{N}-]+\.[^\s<>]+/giu;

/** What ends a sentence or closes what was opened before the address, and is none of it. */
const CLOSING = '.,;:!?\'"*_~)]}»”’…';

/** A piece of text with the addresses in it as links. */
export function withBareLinks(text: string): RichNode[] {
  const nodes: RichNode[] = [];
  let from = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = withoutClosing(match[0]);
    const href = /^www/iu.test(address) ? `https://${address}` : address;
    if (!isRichHref(href)) continue;
    nodes.push(text.slice(from, match.index), { tag: 'a', href, children: [address] });
    from = match.index + address.length;
  }
  return [...nodes, text.slice(from)].filter((node) => node !== '');
}

function withoutClosing(address: string): string {
  // A closing parenthesis stays where the address opened one, as encyclopedias write them.
  let open = 0;
  for (const character of address) open += character === '(' ? 1 : character === ')' ? -1 : 0;
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address[end - 1]!;
    if (!CLOSING.includes(last) || (last === ')' && open >= 0)) break;
    if (last === ')') open += 1;
  }
  return address.slice(0, end);
}
