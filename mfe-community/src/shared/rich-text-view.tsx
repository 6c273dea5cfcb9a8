import { isRichHref, RICH_TAGS, type RichElement, type RichText } from '@coachlab/contracts';
import { createElement, Fragment, type ReactNode } from 'react';

const LINK_REL = 'nofollow ugc noopener';

/** Formatted text as elements. It is made safe where it is stored; an element or a link that is not safe has no effect here either. */
export function RichTextView({ of }: { of: RichText }) {
  return <>{contents(of)}</>;
}

function contents(nodes: RichText | undefined): ReactNode {
  return nodes?.map((node, index) => (
    // The text does not change while it is shown.
    <Fragment key={index}>{typeof node === 'string' ? node : element(node)}</Fragment>
  ));
}

function element({ tag, href, start, children }: RichElement): ReactNode {
  if (!RICH_TAGS.includes(tag)) return contents(children);
  if (tag === 'br' || tag === 'hr') return createElement(tag);
  if (tag === 'ol') return <ol start={start}>{contents(children)}</ol>;
  if (tag !== 'a') return createElement(tag, null, contents(children));
  if (href === undefined || !isRichHref(href)) return contents(children);
  return (
    <a href={href} rel={LINK_REL}>
      {contents(children)}
    </a>
  );
}
