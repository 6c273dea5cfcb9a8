/** A comment as browsers end it, a tag whose attributes are whole, or text. React writes nothing else. */
const TOKEN =
  /<!--(?!-?>)[^]*?--!?>|<(\/?)([a-zA-Z][a-zA-Z0-9:-]*)(?=[\s/>])((?:\s+[^\s"'<>/=]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>|[^<]+/y;
/** Elements whose content is text up to their end tag, in some places and not in others: it may hold no `<`. */
const TEXT_ONLY: ReadonlySet<string> = new Set(['script', 'style', 'textarea', 'title']);
/** They would load, redirect, or keep what follows them from being read as a part of the document. */
const REFUSED: ReadonlySet<string> = new Set([
  'applet',
  'base',
  'embed',
  'frame',
  'frameset',
  'iframe',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'plaintext',
  'template',
  'xmp',
]);
const FRAME = ['html', 'head', '/head', 'body', '/body', '/html'];
const [START, END] = ['<!DOCTYPE html>', '</body></html>'];

/**
 * Why a rendered document may not be completed and sent; null when it may. The gateway puts its own scripts after
 * `<head>` and its data before `</body>`: both must be where a browser reads them, and nothing may stand in for them.
 */
export function documentFault(html: string): string | null {
  if (!html.startsWith(START) || !html.endsWith(END)) return 'it does not begin and end as a document';
  const frame: string[] = [];
  TOKEN.lastIndex = START.length;
  while (TOKEN.lastIndex < html.length) {
    const token = TOKEN.exec(html);
    if (!token || token[0].endsWith('--!>')) return 'a tag or a comment is not whole';
    if (token[2] === undefined) continue;
    const name = token[2].toLowerCase();
    if (FRAME.includes(name)) frame.push(token[1] + name);
    else if (token[1] === '') {
      const fault = elementFault(name, token[3]!);
      if (fault) return fault;
      if (TEXT_ONLY.has(name) && !isTextUntilEnd(html, name)) return `<${name}> holds more than text`;
    }
  }
  return frame.join() === FRAME.join() ? null : 'html, head and body are not there once each';
}

function elementFault(name: string, attributes: string): string | null {
  if (REFUSED.has(name)) return `<${name}>`;
  if (name === 'script' && attributes !== ' type="application/ld+json"') return '<script>';
  return name === 'meta' && /http-equiv|charset/i.test(attributes) ? '<meta http-equiv>' : null;
}

function isTextUntilEnd(html: string, name: string): boolean {
  const next = html.indexOf('<', TOKEN.lastIndex);
  return html.slice(next, next + name.length + 2).toLowerCase() === `</${name}`;
}
