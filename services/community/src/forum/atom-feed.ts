import { PRODUCT_NAME } from '@coachlab/contracts';
import type { PostRow } from './post.row.ts';

export const ATOM_MEDIA_TYPE = 'application/atom+xml; charset=utf-8';

/** Where the site answers with the feed. */
const FEED_PATH = '/-/forum.atom';

/** The posts as an Atom feed (RFC 4287), the newest first. Texts go out as text, so that no reader runs them. */
export function atomFeed(posts: readonly PostRow[], site: URL): string {
  const self = new URL(FEED_PATH, site).href;
  // Same bytes for the same posts: an empty feed has not changed since the epoch.
  const updated = new Date(Math.max(0, ...posts.map((post) => updatedAt(post).getTime())));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${escaped(self)}</id>`,
    `<title>${escaped(PRODUCT_NAME)} Coaching Forum</title>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(new URL('/forum', site).href)}"/>`,
    ...posts.map((post) => entry(post, site)),
    '</feed>',
    '',
  ].join('\n');
}

function entry(post: PostRow, site: URL): string {
  const { id, title, content, authorName, category, createdAt } = post;
  const link = new URL(`/forum?post=${id}`, site).href;
  return [
    '<entry>',
    `<id>urn:coachlab:forum:post:${id}</id>`,
    `<title type="text">${escaped(title)}</title>`,
    `<author><name>${escaped(authorName)}</name></author>`,
    `<category term="${category}"/>`,
    `<published>${createdAt.toISOString()}</published>`,
    `<updated>${updatedAt(post).toISOString()}</updated>`,
    `<link rel="alternate" type="text/html" href="${escaped(link)}"/>`,
    `<content type="text">${escaped(content)}</content>`,
    '</entry>',
  ].join('\n');
}

function updatedAt({ createdAt, editedAt }: PostRow): Date {
  return editedAt ?? createdAt;
}

/** Characters that XML 1.0 does not allow, even escaped. */
// oxlint-disable-next-line no-control-regex -- They are what has to go.
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(NOT_XML, '').replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}
