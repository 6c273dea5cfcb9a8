import type { ShareCard } from './card.ts';
import { SANS, SERIF } from './fonts.ts';
import { PALETTE } from './palette.ts';

/** What social networks ask for. */
export const WIDTH = 1200;
export const HEIGHT = 630;

type Style = Record<string, string | number>;

/** As satori takes it: an element of React without React. */
export interface Drawn {
  type: string;
  key: null;
  props: Record<string, unknown>;
}

/** Pixels of a title, by how many characters it may have at most. */
const TITLE_SIZES = [
  [18, 112],
  [40, 88],
  [80, 68],
  [Infinity, 54],
] as const;

/** A page as an index card: what it is over a green hairline, its title, a line or numbers, and whose it is. */
export function layoutOf(
  { label, title, text, figures, facts }: Required<ShareCard>,
  product: string,
): Drawn {
  return box(
    {
      flexDirection: 'column',
      width: '100%',
      height: '100%',
      padding: '64px 72px 56px',
      boxSizing: 'border-box',
      background: PALETTE.paper,
    },
    [
      box({ paddingBottom: 20, borderBottom: `3px solid ${PALETTE.act}` }, [
        line(label.toUpperCase(), LABEL),
      ]),
      box({ flexDirection: 'column', flexGrow: 1, justifyContent: 'center', overflow: 'hidden' }, [
        line(title, { ...TITLE, fontSize: titleSize(title) }),
        ...(text ? [line(text, { ...TEXT, lineClamp: figures.length > 0 ? 1 : 2 })] : []),
        ...(figures.length > 0 ? [box({ marginTop: 28 }, figures.map(figureOf))] : []),
      ]),
      box(
        {
          alignItems: 'center',
          justifyContent: 'space-between',
          paddingTop: 24,
          borderTop: `1px solid ${PALETTE.rule}`,
        },
        [
          box({ alignItems: 'center' }, [
            mark(),
            line(product, { fontFamily: SERIF, fontSize: 38, color: PALETTE.ink, marginLeft: 16 }),
          ]),
          line(facts.join('  ·  '), { fontFamily: SANS, fontSize: 26, color: PALETTE['ink-2'] }),
        ],
      ),
    ],
  );
}

const LABEL: Style = { fontFamily: SANS, fontSize: 24, letterSpacing: 2.4, color: PALETTE['ink-3'] };
// A word that is longer than a line, which German has, goes on in the next.
const TITLE: Style = {
  fontFamily: SERIF,
  lineHeight: 1.1,
  letterSpacing: -1.5,
  color: PALETTE.ink,
  wordBreak: 'break-word',
  textWrap: 'balance',
};
const TEXT: Style = {
  marginTop: 24,
  fontFamily: SANS,
  fontSize: 34,
  lineHeight: 1.35,
  color: PALETTE['ink-2'],
  wordBreak: 'break-word',
};

function titleSize(title: string): number {
  return TITLE_SIZES.find(([longest]) => title.length <= longest)![1];
}

function figureOf({ value, name }: { value: number; name: string }): Drawn {
  return box({ flexDirection: 'column', width: 240 }, [
    line(String(value), { fontFamily: SERIF, fontSize: 76, lineHeight: 1, color: PALETTE.act }),
    line(name, { fontFamily: SANS, fontSize: 28, color: PALETTE['ink-2'] }),
  ]);
}

/** The site's mark, as in shell/public/favicon.svg. */
function mark(): Drawn {
  const stroke = (d: string, color: string, width: number) =>
    element('path', { d, stroke: color, 'stroke-width': width, 'stroke-linecap': 'round', fill: 'none' });
  return element('svg', {
    viewBox: '0 0 24 24',
    width: 44,
    height: 44,
    children: [
      stroke('M19.2 6.4A9.2 9.2 0 1 0 19.2 17.6', PALETTE.ink, 2.1),
      stroke('M9 8.6h6M9 12h4M9 15.4h6', PALETTE.act, 1.7),
    ],
  });
}

const line = (text: string, style: Style): Drawn =>
  element('div', { style: { display: 'block', ...style }, children: text });
const box = (style: Style, children: Drawn[]): Drawn =>
  element('div', { style: { display: 'flex', ...style }, children });
const element = (type: string, props: Record<string, unknown>): Drawn => ({ type, key: null, props });
