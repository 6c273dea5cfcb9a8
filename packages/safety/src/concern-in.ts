import { type Concern, CONCERN_KINDS, type LanguageRules, type Who } from './concern.ts';
import { normalise } from './normalise.ts';
import { LANGUAGES } from './rules/index.ts';
import { respelt } from './spelling.ts';

/** Characters that are read: the beginning and the end of anything longer. */
const MOST = 4_000;

/**
 * The most urgent danger that a text speaks of, or undefined. Errs towards seeing one: what may be harmless comes back as not sure.
 */
export function concernIn(text: string): Concern | undefined {
  const read = text.length <= MOST ? text : `${text.slice(0, MOST / 2)} | ${text.slice(-MOST / 2)}`;
  const plain = normalise(read).replace(HARMLESS, ' ');
  const found = LANGUAGES.flatMap((language) =>
    concernsIn(language.language === 'en' ? respelt(plain) : plain, language),
  );
  return found.sort(byUrgency)[0];
}

function concernsIn(text: string, { language, rules, self, other }: LanguageRules): Concern[] {
  return rules.flatMap(({ kind, says, unless, sure = true, who }) => {
    const match = says.exec(text);
    if (!match || isIdiom(text, match, unless)) return [];
    return [{ kind, sure, language, who: who ?? whoIn(text, match, { self, other }) }];
  });
}

/** An idiom counts when it overlaps the words that were found, or stands in the same sentence. */
function isIdiom(text: string, match: RegExpExecArray, unless: RegExp | undefined): boolean {
  if (!unless) return false;
  const from = text.lastIndexOf('|', match.index) + 1;
  const to = text.indexOf('|', match.index + match[0].length);
  return unless.test(text.slice(from, to < 0 ? undefined : to));
}

/** Whoever is named last up to the end of the dangerous words; reported speech belongs to the one who is quoted. */
function whoIn(text: string, match: RegExpExecArray, words: Pick<LanguageRules, 'self' | 'other'>): Who {
  const end = match.index + match[0].length;
  const before = text.slice(0, end);
  const self = lastOf(words.self, before);
  const other = lastOf(words.other, before);
  if (self < 0 && other < 0)
    return lastOf(words.other, text) >= 0 ? 'other' : lastOf(words.self, text) >= 0 ? 'self' : 'unknown';
  if (REPORTED.test(before)) return 'other';
  if (/(?:himself|herself|themsel(?:f|ves))/.test(match[0])) return 'other';
  if (/(?:^| )(?:myself|me|my)(?: |$)/.test(match[0])) return 'self';
  return other > self ? 'other' : 'self';
}

/** Figures of speech that several languages share. */
const HARMLESS =
  /(?:career|political|commercial|financial|professional|social|brand|strategic) suicide|suicide (?:mission|squad)/g;

const REPORTED =
  /(?:^| )(?:he|she|they|who|someone|somebody|colleague|employee|report|member|friend|intern|staff|one of [^ ]+ [^ ]+|hes|shes)(?: [^ |]+){0,3} (?:says?|said|tells?|told|wrote|writes|texted|messaged|posted|mentioned|keeps saying|confessed|admitted|whispered|screamed|shouted)(?: |$)/;

function lastOf(words: RegExp, text: string): number {
  let at = -1;
  for (const match of text.matchAll(words)) at = match.index;
  return at;
}

function byUrgency(one: Concern, other: Concern): number {
  return (
    Number(other.sure) - Number(one.sure) ||
    CONCERN_KINDS.indexOf(one.kind) - CONCERN_KINDS.indexOf(other.kind)
  );
}
