/** The elements that formatted text is made of; there is no other. */
export const RICH_TAGS = [
  'p',
  'strong',
  'em',
  'code',
  'pre',
  'blockquote',
  'ul',
  'ol',
  'li',
  'a',
  'br',
  'hr',
] as const;
export type RichTag = (typeof RICH_TAGS)[number];

export interface RichElement {
  tag: RichTag;
  /** Of a link. */
  href?: string;
  /** Of a numbered list that does not begin with 1. */
  start?: number;
  children?: RichNode[];
}

export type RichNode = string | RichElement;

/** Text whose Markdown was read when it was written, so that showing it needs no parser. */
export type RichText = RichNode[];

/** Schemes that a link in formatted text may have; one without a scheme leads inside the site. */
const LINK_SCHEMES = ['http:', 'https:', 'mailto:'];

/** Whether an address may stand in a link of text that visitors wrote. */
export function isRichHref(href: string): boolean {
  try {
    return LINK_SCHEMES.includes(new URL(href, 'https://coachlab.invalid').protocol);
  } catch {
    return false;
  }
}

/** POST /api/forum/preview: what a text will look like. */
export interface ForumPreviewRequest {
  content: string;
}

/** Null: it is shown as typed. */
export interface ForumPreview {
  formatted: RichText | null;
}
