import { describe, expect, it } from '@jest/globals';
import { isRichHref, RICH_TAGS, type RichNode } from '@coachlab/contracts';
import { richText } from './rich-text.ts';

const text = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : text(node.children ?? []))).join('');
const elements = (nodes: readonly RichNode[]): Exclude<RichNode, string>[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elements(node.children ?? [])]));

describe('Markdown', () => {
  it.each([
    ['plain', [{ tag: 'p', children: ['plain'] }]],
    [
      '**b** _i_',
      [{ tag: 'p', children: [{ tag: 'strong', children: ['b'] }, ' ', { tag: 'em', children: ['i'] }] }],
    ],
    ['# Title', [{ tag: 'p', children: [{ tag: 'strong', children: ['Title'] }] }]],
    ['a\nb', [{ tag: 'p', children: ['a', '\n', 'b'] }]],
    ['a  \nb', [{ tag: 'p', children: ['a', { tag: 'br' }, 'b'] }]],
    ['`x`', [{ tag: 'p', children: [{ tag: 'code', children: ['x'] }] }]],
    ['```js\nx\n```', [{ tag: 'pre', children: [{ tag: 'code', children: ['x\n'] }] }]],
    [
      '3. c\n4. d',
      [
        {
          tag: 'ol',
          start: 3,
          children: [
            { tag: 'li', children: ['c'] },
            { tag: 'li', children: ['d'] },
          ],
        },
      ],
    ],
    ['> q', [{ tag: 'blockquote', children: [{ tag: 'p', children: ['q'] }] }]],
    ['a &amp; b', [{ tag: 'p', children: ['a ', '&', ' b'] }]],
    [
      '[w](https://a.example)',
      [{ tag: 'p', children: [{ tag: 'a', href: 'https://a.example', children: ['w'] }] }],
    ],
    [
      'Look ![w](https://a.example/p.png)',
      [{ tag: 'p', children: ['Look ', { tag: 'a', href: 'https://a.example/p.png', children: ['w'] }] }],
    ],
    [
      '![](https://a.example/p.png)',
      [{ tag: 'p', children: [{ tag: 'a', href: 'https://a.example/p.png', children: ['Picture'] }] }],
    ],
    [
      '[](https://a.example)',
      [{ tag: 'p', children: [{ tag: 'a', href: 'https://a.example', children: ['https://a.example'] }] }],
    ],
    [
      'Look\\![w](/forum)',
      [{ tag: 'p', children: ['Look', '!', { tag: 'a', href: '/forum', children: ['w'] }] }],
    ],
    ['[in](/forum)', [{ tag: 'p', children: [{ tag: 'a', href: '/forum', children: ['in'] }] }]],
  ])('%j becomes safe elements', (markdown, tree) => expect(richText(markdown)).toEqual(tree));

  it.each([
    ['See https://a.example/b?c=1&d=2#e.', 'https://a.example/b?c=1&d=2#e'],
    ['(http://a.example/some_page_name)', 'http://a.example/some_page_name'],
    ['https://en.example/wiki/GROW_(model), they say', 'https://en.example/wiki/GROW_(model)'],
    ['**https://a.example**', 'https://a.example'],
    ['„https://a.example/ü”', 'https://a.example/ü'],
    ['HTTPS://A.EXAMPLE/x…', 'HTTPS://A.EXAMPLE/x'],
  ])('%j links the bare address', (markdown, href) => {
    const links = elements(richText(markdown) ?? []).filter(({ tag }) => tag === 'a');
    expect(links).toEqual([{ tag: 'a', href, children: [href] }]);
    expect(text(richText(markdown) ?? [])).toBe(markdown.replaceAll('**', ''));
  });

  it('links an address that begins with www, by https', () => {
    const links = elements(richText('See www.a.example/b, or not.') ?? []).filter(({ tag }) => tag === 'a');
    expect(links).toEqual([{ tag: 'a', href: 'https://www.a.example/b', children: ['www.a.example/b'] }]);
  });

  it.each([
    '`https://a.example`',
    '    https://a.example',
    'javascript://a.example/%0Aalert(1)',
    'xhttps://a.example',
    'www.',
    'www.a',
    'awww.a.example',
    'ann@www.a.example',
    'https://',
    'https://...',
  ])('%j links nothing', (markdown) => {
    expect(elements(richText(markdown) ?? []).filter(({ tag }) => tag === 'a')).toEqual([]);
  });

  it('does not link inside of a link', () => {
    const [link, ...more] = elements(richText('[https://b.example](https://a.example)') ?? []).filter(
      ({ tag }) => tag === 'a',
    );
    expect([link?.href, more]).toEqual(['https://a.example', []]);
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt&colon;alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html,y)',
    '[x](vbscript:y)',
    '[x](file:///etc/passwd)',
    '[x](blob:https://a.example/1)',
    '[x](intent:y)',
    '<javascript:alert(1)>',
    '<intent:y>',
  ])('%j leads nowhere', (markdown) => {
    expect(elements(richText(markdown) ?? []).filter(({ tag }) => tag === 'a')).toEqual([]);
  });

  it.each(['<b>bold</b>', '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', 'a <!-- b --> c'])(
    'leaves the HTML %j as it was typed',
    (html) => expect(text(richText(html) ?? [])).toBe(html),
  );

  it.each([
    ['is nested deeper than anybody writes', '> '.repeat(3_000)],
    ['has more marks than anybody types', 'a*a*\n'.repeat(2_000)],
    ['would show nothing', '[a]: https://a.example\n[b]: https://b.example'],
  ])('that %s is shown as it was typed', (_, markdown) => expect(richText(markdown)).toBeNull());
});

/** Every mark of CommonMark, and what stands between. */
const PIECES = [
  'a',
  '\n',
  '\n\n',
  '=',
  '-',
  '> ',
  '- ',
  '1. ',
  '*',
  '**',
  '_',
  '[',
  ']',
  '(',
  ')',
  '](',
  '![',
  '<',
  '>',
  '&',
  '&amp;',
  '`',
  '``',
  '\\',
  ' ',
  '  ',
  '    ',
  '\t',
  '#',
  '# ',
  '***',
  '|',
  '[a]: ',
  '"',
  "'",
  '~~~',
  '```',
  '<!--',
  'http://a.b',
  '🙂',
  '&#0;',
  ':',
];
const LENGTH = 10_000;
const filled = (pattern: string) =>
  [...pattern.repeat(Math.ceil(LENGTH / pattern.length))].slice(0, LENGTH).join('');

/** Numbers that look random and are the same in every run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; state = (state * 1_103_515_245 + 12_345) % 2_147_483_648)
    yield state / 2_147_483_648;
}

describe('a text made to cost time', () => {
  const known = [
    'https://',
    'https://a.)',
    'https://(',
    'a\n=\n',
    'a\n-\n',
    '=\n',
    'a\n==\n\n',
    '1. ',
    '> - ',
    '- > ',
    '**a',
    '*a_',
    '_*a',
    '**_',
    'a**b',
    '[',
    '[a](',
    '![',
    '![a',
    '[a](b (c',
    '[a]: b\n',
    '[a][b]',
    '<',
    '<a ',
    '`',
    '``a`',
    '&',
    '\\',
    '> a\n=\n',
    '- a\n=\n',
    '*a **b ',
    '- a\n',
    '  - a\n',
    '***\n',
    '<!--',
    '<a href="',
  ];

  it.each(known)('%j: ten thousand characters of it cost no more than their number', (pattern) => {
    expect(growth(pattern)).toBe('as its length');
  });

  it('costs as little whatever marks it repeats, and comes out as safe elements', () => {
    const random = numbers(7);
    const piece = () => PIECES[Math.floor((random.next().value as number) * PIECES.length)]!;
    for (let round = 0; round < 200; round += 1) {
      const pattern = Array.from({ length: 2 + (round % 5) }, piece).join('');
      const began = process.cpuUsage();
      const tree = richText(filled(pattern));
      // What is over at once need not be measured.
      if (process.cpuUsage(began).user > 20_000)
        expect([pattern, growth(pattern)]).toEqual([pattern, 'as its length']);
      const unsafe = elements(tree ?? []).filter(
        ({ tag, href }) => !RICH_TAGS.includes(tag) || (href !== undefined && !isRichHref(href)),
      );
      expect(unsafe).toEqual([]);
    }
  });
});

/** How the cost grows when a text becomes eight times as long; quadratic time would cost 64 times as much. */
function growth(pattern: string): string {
  const [short, long] = [filled(pattern).slice(0, 1_250), filled(pattern)].map((markdown) => {
    const began = process.cpuUsage();
    for (let look = 0; look < 8; look += 1) richText(markdown);
    return process.cpuUsage(began).user;
  });
  // Where processor time is counted in ticks of some milliseconds, less than two of them say nothing.
  const times = long! / Math.max(short!, 10_000);
  return times < 24 ? 'as its length' : `${times.toFixed(0)} times for eight times the length`;
}
