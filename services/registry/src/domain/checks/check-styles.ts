import type { PublishReason, ReleasePackage } from '@coachlab/contracts';
import { type CSSToken, tokenize, TokenType } from '@csstools/css-tokenizer';

/** Selectors that are named of one file; the rest is counted. */
const NAMED = 3;

/**
 * Rules that reach beyond the section: every other section's elements, and the shell's, are on the same page. A selector has to
 * lead to elements of its own, by a class that begins with its container's or its own name, as the kit's CSS modules do, or by
 * its `data-remote`. Names of animations are the page's as well.
 */
export function checkStyles(
  release: Pick<ReleasePackage, 'name' | 'container'>,
  files: ReadonlyMap<string, Buffer>,
): PublishReason[] {
  return [...files]
    .filter(([path]) => /^browser\/.*\.css$/.test(path))
    .flatMap(([path, bytes]): PublishReason[] => {
      const leaks = [...new Set(leaksOf(bytes.toString(), release))];
      if (leaks.length === 0) return [];
      const more = leaks.length > NAMED ? ` and ${leaks.length - NAMED} more` : '';
      const message = `${path} styles what is not the section's own: ${leaks.slice(0, NAMED).join(', ')}${more}. Let each selector lead to one of its classes, which begin with ${release.container} or ${release.name}- (CSS modules do so), or to [data-remote="${release.name}"].`;
      return [{ code: 'style_leaks', path, message }];
    });
}

type Owner = Pick<ReleasePackage, 'name' | 'container'>;

/** At-rules that hold rules, to which theirs apply as they stand. */
const GROUPS = new Set(['media', 'supports', 'layer', 'container', 'starting-style', 'scope', 'document']);

/** Selectors, and names of animations, that are not the section's own. */
function* leaksOf(css: string, owner: Owner): Iterable<string> {
  const tokens = tokenize({ css }).filter(([type]) => type !== TokenType.Comment);
  /** What each open block is: rules, declarations of the section's own elements, or what nobody looks at. */
  const open: ('rules' | 'own' | 'other')[] = [];
  let prelude: CSSToken[] = [];
  for (const token of tokens) {
    const inside = open.at(-1) ?? 'rules';
    switch (token[0]) {
      case TokenType.OpenCurly: {
        const [first] = prelude.filter(([type]) => type !== TokenType.Whitespace);
        const rule = first?.[0] === TokenType.AtKeyword ? first[4].value.toLowerCase() : null;
        if (inside === 'other') open.push('other');
        else if (rule === null) {
          yield* selectorsOf(prelude)
            .filter((selector) => !isOwn(selector, owner, inside === 'own'))
            .map(textOf);
          open.push('own');
        } else if (GROUPS.has(rule)) open.push(inside);
        else {
          if (rule.endsWith('keyframes')) yield* foreignNames(prelude, owner);
          open.push('other');
        }
        prelude = [];
        break;
      }
      case TokenType.CloseCurly:
        open.pop();
        prelude = [];
        break;
      case TokenType.Semicolon:
        prelude = [];
        break;
      default:
        prelude.push(token);
    }
  }
}

function* foreignNames(prelude: CSSToken[], owner: Owner): Iterable<string> {
  for (const token of prelude) {
    if (token[0] !== TokenType.Ident && token[0] !== TokenType.String) continue;
    if (!isOwnName(token[4].value, owner)) yield `@keyframes ${token[4].value}`;
  }
}

/** The parts between commas that stand in no brackets. */
function selectorsOf(prelude: CSSToken[]): CSSToken[][] {
  const selectors: CSSToken[][] = [[]];
  let depth = 0;
  for (const token of prelude) {
    depth += depthOf(token);
    if (token[0] === TokenType.Comma && depth === 0) selectors.push([]);
    else selectors.at(-1)!.push(token);
  }
  return selectors.filter((tokens) => tokens.some(([type]) => type !== TokenType.Whitespace));
}

/**
 * Whether what it selects is, or is inside, an element of the section's own: a sibling of one may be anybody's, and so may be
 * whatever merely has one in it.
 */
function isOwn(selector: CSSToken[], owner: Owner, nested: boolean): boolean {
  // Without `&` it stands for something inside the rule's own elements.
  let own = nested && !selector.some(isAmpersand);
  let depth = 0;
  /** Brackets of `:is()` and `:where()`, which say what the element itself is. */
  let listing = 0;
  for (const [at, token] of selector.entries()) {
    if (token[0] === TokenType.Function && depth === 0 && /^(is|where)$/i.test(token[4].value)) listing = 1;
    depth += depthOf(token);
    if (depth === 0) listing = 0;
    if (depth > listing && token[0] !== TokenType.OpenSquare) continue;
    if (token[0] === TokenType.Delim && depth === 0 && /[+~]/.test(token[4].value)) own = false;
    if (isAmpersand(token) && nested) own = true;
    own ||= isOwnClass(selector, at, owner) || isOwnRemote(selector, at, owner);
  }
  return own;
}

const isAmpersand = (token: CSSToken) => token[0] === TokenType.Delim && token[4].value === '&';

function isOwnClass(tokens: CSSToken[], at: number, owner: Owner): boolean {
  const [dot, name] = [tokens[at], tokens[at + 1]];
  if (dot?.[0] !== TokenType.Delim || dot[4].value !== '.' || name?.[0] !== TokenType.Ident) return false;
  return isOwnName(name[4].value, owner);
}

/** `[data-remote="catalog"]`. */
function isOwnRemote(tokens: CSSToken[], at: number, { name }: Owner): boolean {
  const text = textOf(tokens.slice(at, at + 5)).replaceAll(/["'\s]/g, '');
  return tokens[at]?.[0] === TokenType.OpenSquare && text.startsWith(`[data-remote=${name}]`);
}

function isOwnName(text: string, { name, container }: Owner): boolean {
  return text.startsWith(container) || text.startsWith(`${name}-`) || text.startsWith(`${name}_`);
}

function depthOf([type]: CSSToken): number {
  if (type === TokenType.Function || type === TokenType.OpenParen || type === TokenType.OpenSquare) return 1;
  return type === TokenType.CloseParen || type === TokenType.CloseSquare ? -1 : 0;
}

const textOf = (tokens: CSSToken[]) =>
  tokens
    .map(([, raw]) => raw)
    .join('')
    .trim();
