import { defaultSchema, sanitize } from 'hast-util-sanitize';
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

const REL = 'nofollow ugc noopener';

const schema = {
  ...defaultSchema,
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
};

const components: Partial<Components> = {
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

/**
 * Markdown to elements: what a text says, as a tree; HTML in it turned into text; the tree cleaned by an allow list;
 * then elements. These are the parts of react-markdown, without the file layer that asks for Node's own modules, which
 * a page's server build must not.
 */
export function SafeMarkdown({ text, fallback }: { text: string; fallback: ReactNode }) {
  try {
    const tree = toHast(fromMarkdown(text), { allowDangerousHtml: true });
    htmlAsText(tree);
    return toJsxRuntime(sanitize(tree, schema), {
      Fragment,
      jsx,
      jsxs,
      components,
      ignoreInvalidStyle: true,
    });
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
function headings(): Partial<Components> {
  const Heading: Components['h1'] = ({ children }) => (
    <p>
      <strong>{children}</strong>
    </p>
  );
  return { h1: Heading, h2: Heading, h3: Heading, h4: Heading, h5: Heading, h6: Heading };
}
