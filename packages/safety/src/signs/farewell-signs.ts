import type { Concern, Language } from '../concern.ts';
import { plainText } from '../plain-text.ts';
import { respelt } from '../spelling.ts';
import { DE_SIGNS } from './de.ts';
import { EN_SIGNS } from './en.ts';
import { ES_SIGNS } from './es.ts';
import { FR_SIGNS } from './fr.ts';
import { type Sign, SIGNS, type SignWords } from './sign.ts';

const LANGUAGES: SignWords[] = [EN_SIGNS, DE_SIGNS, FR_SIGNS, ES_SIGNS];

/** What each is worth; of two forms of one sign, the heavier counts. */
const WORTH: Record<Sign, number> = {
  gives: 2,
  entrusts: 2,
  provides: 2,
  lastParting: 2,
  suddenPeace: 2,
  noFuture: 2,
  parting: 1,
  peace: 1,
  future: 1,
  settles: 1,
  handsOver: 1,
  unusual: 1,
  darkBefore: 1,
};
const HEAVIER: Partial<Record<Sign, Sign>> = {
  parting: 'lastParting',
  peace: 'suddenPeace',
  future: 'noFuture',
};
/** Worth from which on they are asked about: one that weighs, and any other. */
const ENOUGH = 3;
/** Of these one is enough where the text sounds like suicide besides, and of the others two. */
const TELLING: readonly Sign[] = ['gives', 'entrusts', 'provides', 'suddenPeace'];
/** Done in private: somebody who has given notice does none of it for that. */
const PRIVATE: readonly Sign[] = ['gives', 'entrusts', 'provides', 'lastParting', 'suddenPeace'];
/** What is no sign by itself. */
const AROUND: readonly Sign[] = ['unusual', 'darkBefore'];
/** How many of them no notice explains. */
const BEYOND_LEAVING = 3;

/**
 * Signs, two at least, that somebody may be putting his affairs in order, which nothing in the text explains. Each of them is
 * said of leavers every day; so a retirement, a birth, a move or another job explains them all.
 * @param soundsLikeDanger the language in which the text sounds like suicide for other reasons, if it does
 */
export function farewellSigns(text: string, soundsLikeDanger?: Language): Concern | undefined {
  const plain = plainText(text);
  for (const words of LANGUAGES) {
    const read = words.language === 'en' ? respelt(plain) : plain;
    const concern = signsIn(read, words, words.language === soundsLikeDanger);
    if (concern) return concern;
  }
  return undefined;
}

function signsIn(text: string, words: SignWords, soundsLikeDanger: boolean): Concern | undefined {
  const { signs, unexplained, explained, leaving, language } = words;
  const isUnexplained = says(unexplained, text);
  const rest = text.replace(unexplained, ' | ');
  const found = SIGNS.filter((sign) => says(signs[sign], rest)).filter(
    (sign, _, seen) => !(HEAVIER[sign] && seen.includes(HEAVIER[sign])),
  );
  if (!isEnough(found, isUnexplained, soundsLikeDanger) || says(explained, rest.replace(signs.future, ' | ')))
    return undefined;
  if (!isUnexplained && says(leaving, rest) && privateOf(found).length < BEYOND_LEAVING) return undefined;
  return { kind: 'suicide', who: whoseAre(found, rest, words), sure: false, signs: true, language };
}

/** A bad time, and that it is unusual, weigh only beside what is done in private; what weighs little needs a debt paid, or that nothing explains it. */
function isEnough(found: readonly Sign[], isUnexplained: boolean, soundsLikeDanger: boolean): boolean {
  const counted = privateOf(found).length > 0 ? found : found.filter((sign) => !AROUND.includes(sign));
  if (soundsLikeDanger && (counted.length > 1 || counted.some((sign) => TELLING.includes(sign)))) return true;
  const worth = counted.reduce((sum, sign) => sum + WORTH[sign], isUnexplained ? 1 : 0);
  if (worth < ENOUGH || counted.length === 0 || (counted.length === 1 && !isUnexplained)) return false;
  return isUnexplained || counted.some((sign) => WORTH[sign] > 1 || sign === 'settles');
}

function privateOf(found: readonly Sign[]): Sign[] {
  return found.filter((sign) => PRIVATE.includes(sign));
}

/** The visitor's own where nobody else is named in or just before what is done, except in what somebody else is quoted with. */
function whoseAre(found: readonly Sign[], text: string, { signs, self, other }: SignWords): Concern['who'] {
  let [own, others] = [0, 0];
  for (const sign of found)
    for (const match of text.matchAll(signs[sign])) {
      const near = ` ${text.slice(Math.max(0, match.index - BEFORE), match.index + match[0].length)} `;
      own += countOf(self, near);
      others += countOf(other, near);
    }
  return own > others * QUOTED ? 'self' : 'other';
}

/** How many times as often the visitor is named where the signs are his. */
const QUOTED = 2;
/** Characters before a sign in which its subject stands. */
const BEFORE = 24;

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

function says(pattern: RegExp, text: string): boolean {
  return text.search(pattern) >= 0;
}
