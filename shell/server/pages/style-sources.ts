import { createHash } from 'node:crypto';

const STYLE_ATTRIBUTE = / style="([^"]*)"/g;
/** Far more than any page has; what is beyond it is refused and reported, since headers have to stay small. */
const MOST_ATTRIBUTES = 40;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/**
 * What the Content-Security-Policy of a page has to name of its looks: the hash of each style sheet that the gateway
 * put into it, and of each style attribute that stands in its HTML. No other inline style applies. (React sets styles
 * in the browser by properties, which no policy is asked about.)
 */
export function styleSources(html: string, sheets: string[]): string[] {
  const attributes = new Set<string>();
  for (const [, value] of html.matchAll(STYLE_ATTRIBUTE)) {
    if (attributes.size >= MOST_ATTRIBUTES) break;
    attributes.add(decoded(value!));
  }
  const hashes = new Set([...sheets, ...attributes].map(hashSource));
  // Without the word, hashes are for elements alone.
  return [...(attributes.size > 0 ? ["'unsafe-hashes'"] : []), ...hashes];
}

export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** As React escapes. */
function decoded(value: string): string {
  return value.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name]!);
}
