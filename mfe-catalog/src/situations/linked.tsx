import { Link } from '@coachlab/remote-kit';

const LINK = /\[([^[\]]+)\]\((\/[^()]*)\)/;

/** A text of the content with its links to pages of this site, which are written `[Help now](/-/help-now)`. */
export function Linked({ text }: { text: string }) {
  // In threes: what is before a link, its words, its address.
  const parts = text.split(LINK);
  return parts.map((part, at) => {
    if (at % 3 === 2) return null;
    const to = at % 3 === 1 && parts[at + 1];
    return to ? (
      <Link key={at} to={to}>
        {part}
      </Link>
    ) : (
      part
    );
  });
}

/** The same text, with the words of its links alone. */
export function withoutLinks(text: string): string {
  return text.replace(new RegExp(LINK, 'g'), '$1');
}
