import type { PhrasingLanguage } from '@coachlab/contracts';
import { briefText } from '../abroad.ts';
import { paragraphs } from '../phrases.ts';
import type { Move } from '../turn.ts';
import { answerFor, about } from './situation.ts';

/** What a language is called, in itself and in the others. */
const NAMES: readonly [PhrasingLanguage | 'en' | undefined, string][] = [
  ['de', 'german|deutsch|allemand|alemán|aleman'],
  ['fr', 'french|français|francais|französisch|francés|frances'],
  ['es', 'spanish|español|espanol|spanisch|espagnol|castellano'],
  ['en', 'english|englisch|anglais|inglés|ingles|inglese|engels|angielsku|inglês'],
  [
    undefined,
    'italian|italiano|dutch|nederlands|polish|polski|polsku|portuguese|português|portugues|turkish|russian|arabic|chinese|hindi|ukrainian|romanian|swedish|danish|czech|greek|hungarian',
  ],
];
/** In more words something else is told. */
const LONGEST = 9;
const ASKS =
  /(?<!\p{L})(?:in|into|to|auf|ins|en|em|in het|po)\s+(?:plain |simple )?(\p{L}+)(?=\W*(?:please|pls|bitte|svp|s['’]il (?:vous|te) plaît|por favor|per favore|alsjeblieft|proszę|now|instead|too|as well|version)?\W*$)/iu;

/** Whether the same is wanted in another language. */
export function asksForLanguage(message: string): boolean {
  return message.split(/\s+/).length <= LONGEST && namedIn(message) !== undefined;
}

function namedIn(message: string): { named: string; language: (typeof NAMES)[number][0] } | undefined {
  const named = ASKS.exec(message)?.[1]?.toLowerCase();
  const found = named && NAMES.find(([, names]) => names.split('|').includes(named));
  return found ? { named: named!, language: found[0] } : undefined;
}

/** “In German please”: the short answer in that language, where there is one, else that there is none. */
export const inAnotherLanguage: Move = (turn) => {
  const { message, situation: of } = turn;
  if (!of || message.split(/\s+/).length > LONGEST) return undefined;
  const found = namedIn(message);
  if (!found) return undefined;
  const { named, language } = found;
  const situation = { situation: of, others: [] };
  if (language === 'en') return answerFor(inLanguage(undefined), situation);
  const brief = language && of.inBrief?.[language];
  if (brief) return about(inLanguage(language), situation, briefText(brief, language));
  const which = named.charAt(0).toUpperCase() + named.slice(1);
  return about(
    inLanguage(undefined),
    situation,
    paragraphs(
      `In ${which} I have nothing written: I answer in English, German, French and Spanish. In plain words, to be put into your own:`,
      `> ${of.sayThis[0]}`,
    ),
  );

  function inLanguage(spoken: PhrasingLanguage | undefined): typeof turn {
    return turn.speaking(spoken);
  }
};
