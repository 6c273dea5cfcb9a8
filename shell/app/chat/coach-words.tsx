import { Link } from '@coachlab/remote-kit';
import type { ReactNode } from 'react';
import Markdown, { type Options } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import css from './chat.module.css';
import { leadsInside } from './message.ts';

/** Besides sentences: lists, emphasis, and prompts to copy. No pictures, no headings, no HTML. */
const ALLOWED = ['p', 'a', 'strong', 'em', 'ul', 'ol', 'li', 'code', 'pre', 'blockquote', 'br'];
const PLUGINS: Options['rehypePlugins'] = [rehypeSanitize];

interface CoachWordsProps {
  text: string;
  onFollow?: (() => void) | undefined;
}

/** Markdown, of which only links inside this site stay links: an answer cannot send anybody elsewhere. */
export function CoachWords({ text, onFollow }: CoachWordsProps) {
  return (
    <div className={css.words} dir="auto">
      <Markdown
        rehypePlugins={PLUGINS}
        allowedElements={ALLOWED}
        unwrapDisallowed
        skipHtml
        components={{ a: ({ href, children }) => inside(href, children, onFollow) }}
      >
        {text}
      </Markdown>
    </div>
  );
}

function inside(href: string | undefined, children: ReactNode, onFollow: (() => void) | undefined) {
  if (!href || !leadsInside(href)) return <>{children}</>;
  return (
    <Link to={href} onClick={onFollow}>
      {children}
    </Link>
  );
}
