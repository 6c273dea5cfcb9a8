import type { ReactNode } from 'react';
import Markdown, { type Components, type Options } from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';

const REL = 'nofollow ugc noopener';

const schema = {
  ...defaultSchema,
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
};

const components: Components = {
  a: ({ href, children }) => (
    <a href={href} rel={REL}>
      {children}
    </a>
  ),
  // Nobody's picture is fetched, so that reading a post tells no third party about it.
  img: ({ src, alt }) => (
    <a href={typeof src === 'string' ? src : undefined} rel={REL}>
      {alt || 'Picture'}
    </a>
  ),
  ...headings(),
};

const plugins: Options['rehypePlugins'] = [() => htmlAsText, [rehypeSanitize, schema]];

/** Markdown to elements. HTML in it is text, and what Markdown made of the rest is cleaned once more. */
export function SafeMarkdown({ text, fallback }: { text: string; fallback: ReactNode }) {
  try {
    // Called rather than mounted, so that a text it cannot read fails here.
    return Markdown({ children: text, rehypePlugins: plugins, components });
  } catch {
    return fallback;
  }
}

interface Node {
  type: string;
  children?: Node[];
}

/** What somebody typed as HTML is shown as they typed it. */
function htmlAsText(node: Node): void {
  if (node.type === 'raw') node.type = 'text';
  for (const child of node.children ?? []) htmlAsText(child);
}

/** A heading inside a post is none of the page's: bold words on a line of their own. */
function headings(): Components {
  const Heading: Components['h1'] = ({ children }) => (
    <p>
      <strong>{children}</strong>
    </p>
  );
  return { h1: Heading, h2: Heading, h3: Heading, h4: Heading, h5: Heading, h6: Heading };
}
