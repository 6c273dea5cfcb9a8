import { createHash } from 'node:crypto';

const STYLE_ATTRIBUTE = / style="([^"]*)"/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The policy of the site's page for a page that was drawn here: it names the style attributes of this one as well. */
export function allowStyles(policy: string, html: string): string {
  const attributes = new Set(Array.from(html.matchAll(STYLE_ATTRIBUTE), ([, value]) => decoded(value!)));
  if (attributes.size === 0) return policy;
  const hashes = [...attributes].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return policy.replace(/style-src [^;]*/, (sources) =>
    [sources, ...["'unsafe-hashes'", ...hashes].filter((each) => !sources.includes(each))].join(' '),
  );
}

/** As React escapes. */
function decoded(value: string): string {
  return value.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name]!);
}
