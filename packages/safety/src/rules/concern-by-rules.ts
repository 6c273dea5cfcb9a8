import {
  type Concern,
  CONCERN_KINDS,
  type ConcernKind,
  type Language,
  type LanguageRules,
  type Who,
} from '../concern.ts';
import { plainText } from '../plain-text.ts';
import { respelt } from '../spelling.ts';
import { LANGUAGES } from './index.ts';

/** The most urgent danger that a rule was written for. Small enough for a browser; `concernIn` sees more. */
export function concernByRules(text: string): Concern | undefined {
  const plain = plainText(text);
  const found = LANGUAGES.flatMap((language) =>
    concernsIn(language.language === 'en' ? respelt(plain) : plain, language),
  );
  return found.sort(byUrgency)[0];
}

function concernsIn(text: string, { language, rules, ...words }: LanguageRules): Concern[] {
  return rules.flatMap(({ kind, says, unless, sure = true, who }) => {
    const match = meant(kind, says, text);
    if (!match || isIdiom(text, match, unless)) return [];
    return [{ kind, sure, language, who: who ?? whoIn(kind, text, match, { language, ...words }) }];
  });
}

/** Whose danger it is that a pattern of one language has found. */
export function whoseIn(kind: ConcernKind, text: string, match: RegExpExecArray, language: Language): Who {
  const words = LANGUAGES.find((one) => one.language === language);
  return words ? whoIn(kind, text, match, words) : 'unknown';
}

/** The first that is said of something, and not of what the visitor means to avoid. */
function meant(kind: ConcernKind, says: RegExp, text: string): RegExpExecArray | null {
  const match = says.exec(text);
  if (!match || !DONE_TO_OTHERS.has(kind) || !AVOIDED.test(text.slice(0, match.index))) return match;
  const end = match.index + match[0].length;
  return meant(kind, says, `${text.slice(0, match.index)}${blank(match[0])}${text.slice(end)}`);
}

const DONE_TO_OTHERS = new Set<ConcernKind>(['abuse-at-work', 'threat']);
/** “How do I say it without humiliating him?” */
const AVOIDED =
  /(?:^| )(?:without|avoid(?:ing)?|rather than|instead of|not to(?: feel| be| make (?:him|her|them) feel)?|(?:i|we) (?:dont|do not|didnt|never) (?:want|mean|wish|like)(?:ed)? to(?: be)?|(?:dont|do not) want (?:him|her|them|anyone|anybody)(?: to (?:feel|be))?|(?:him|her|them) not to (?:feel|be)) $/;

/** An idiom counts when it overlaps the words that were found, or stands in the same sentence. */
function isIdiom(text: string, match: RegExpExecArray, unless: RegExp | undefined): boolean {
  if (!unless) return false;
  const from = text.lastIndexOf('|', match.index) + 1;
  const to = text.indexOf('|', match.index + match[0].length);
  return unless.test(text.slice(from, to < 0 ? undefined : to));
}

/** Who is hurt by somebody is named after the verb; who suffers by himself, before it. */
const DONE_BY_OTHERS = new Set<ConcernKind>(['violence-at-home', 'abuse-at-work']);

/** Characters after the dangerous words in which the victim may be named. */
const VICTIM_NEAR = 12;

/** Whoever is named last before the dangerous words; reported speech belongs to the one who is quoted. */
function whoIn(kind: ConcernKind, text: string, match: RegExpExecArray, words: Words): Who {
  const end = match.index + match[0].length;
  const around = text.slice(0, end);
  if (DONE_BY_OTHERS.has(kind)) {
    if (!TOLD_ME.test(around) && namesVictim(text, match, words)) return 'self';
  } else {
    if (kind === 'threat' && namesVictim(text, match, words)) return 'self';
    if (/(?:himself|herself|themsel(?:f|ves))/.test(match[0])) return 'other';
    if (REPORTED.test(around) || REPORTED_ABROAD.test(around) || QUOTED_AFTER.test(text.slice(end)))
      return 'other';
    if (/^ ?(?:myself|my|i|ill|im|ive|je|ich|ik|io|eu|yo) /.test(match[0])) return 'self';
    if (/(?:^| )(?:myself|mich|mezelf)(?: |$)/.test(match[0])) return 'self';
  }
  if (UNSAID_I.test(text) && lastOf(words.other, text.slice(0, match.index + 1)) < 0) return 'self';
  const before = (kind === 'threat' ? text.slice(0, match.index + 1) : around).replace(ONLOOKER, blank);
  const self = lastOf(words.self, before);
  const other = lastOf(words.other, before);
  if (self >= 0 || other >= 0) return other > self ? 'other' : 'self';
  if (ASKS_OF_ALL.test(text)) return 'self';
  const laterSelf = lastOf(words.self, text) >= 0;
  const laterOther = lastOf(words.other, text) >= 0;
  return laterSelf === laterOther ? 'unknown' : laterSelf ? 'self' : 'other';
}

/** Words for the visitor as the one to whom it is done; a word of one language may mean another thing in the next. */
const VICTIMS: Record<Language, RegExp> = {
  en: /(?:^| )(?:i|im|ive|me|my|us)(?= |$)/,
  de: /(?:^| )(?:ich|mich|mir|mein|meine[mnrs]?|uns)(?= |$)/,
  fr: /(?:^| )(?:je|jai|me|moi|mon|ma|mes|nous|mas|mattend\w*|menvo\w+|menferm\w+)(?= |$)/,
  es: /(?:^| )(?:yo|me|mi|mis|nos)(?= |$)/,
  pt: /(?:^| )(?:eu|me|mim|meus?|minhas?)(?= |$)/,
  it: /(?:^| )(?:mi|mio|mia|miei|me|io)(?= |$)/,
  nl: /(?:^| )(?:ik|mij|me|mijn|ons)(?= |$)/,
  pl: /(?:^| )(?:mnie|mi|moj\w*|moich|mna)(?= |$)/,
};

function namesVictim(text: string, match: RegExpExecArray, { language }: Words): boolean {
  const clear = text.replace(SOMEBODY_OF_MINE, blank).replace(TO_ME, blank);
  const end = match.index + match[0].length + VICTIM_NEAR;
  return VICTIMS[language].test(clear.slice(Math.max(0, match.index - 3), end));
}

/** Somebody who works with the visitor is named with a possessive, which makes the visitor no victim. */
const SOMEBODY_OF_MINE =
  /(?<=^| )(?:my|our|mein\w*|unser\w*|mon|ma|mes|notre|mi|mis|meu|minha|mio|mia|mijn|onze?|moj\w?|moja|nasz\w?) (?:(?!husband|wife|partner|ex )[a-z]+ )?(?:employees?|reports?|colleagues?|baristas?|waitress(?:es)?|waiters?|receptionists?|instructors?|co ?workers?|people|team|staff|boss|manager|analysts?|trainees?|apprentices?|interns?|deputy|cashiers?|nurses?|drivers?|engineers?|mitarbeiter\w*|kolleg\w*|azubi\w*|praktikant\w*|werkstudent\w*|collegues?|collaborat\w*|salarie\w*|alternante?|stagiaires?|companer\w+|becari\w+|emplead\w+|colegas?|funcionari\w+|estagiari\w+|collega|colleghi|dipendente|stagista|medewerk\w+|pracowni\w+|kole[gz]\w+|stazyst\w+)(?= |$)/g;

const TO_ME =
  /(?<=^| )(?:(?:told|tells|asked|wrote|texted|to|with) (?:me|us)|(?:powiedzial|napisal)a? mi|mi ha \w+ che)(?= |$)/g;

/** The one who writes leaves himself out: "been taking pills". */
const UNSAID_I =
  /^ (?:been|cant|cannot|couldnt|dont|want|wanna|feel|thinking|keep|havent|pulled|woke|tried|got|lost) /;

/** Who asks whether others know it mostly asks for himself: “do you ever get used to not wanting to wake up”. */
const ASKS_OF_ALL =
  /^ (?:do|does|did|is|has|can) (?:you|u|ya|anyone|anybody|everyone|it) (?:else )?(?:ever|also|normal|get|feel|stop)(?= )/;

/** Somebody told the visitor: the visitor is no victim. */
const TOLD_ME =
  /(?:^| )(?:told|tells|telling|asked|heard (?:a|her|his)|confided in|report to|reports to|mir erzahlt|dice|dit que|contato|racconta\w*|contou|conto|verteld\w*|powiedzial\w*)(?= |$)|(?:mitarbeiterin|alternante|stagista|stagiaire|praktikantin|estagiaria)/;

/** What the visitor thinks or does about somebody else. */
const ONLOOKER =
  /(?<=^| )(?:im|i am) (?:worried|concerned|afraid|scared|not sure|sure|wondering|his|her|their|just)(?= |$)|(?<=^| )i (?:think|guess|believe|suspect|know|saw|heard|found|noticed|manage|managed|asked|told|take it|have an|have a|had a|need to|should|shall|do|can|am his|am her)(?= (?!of|about|to die|it any))|to me(?= |$)|(?<=^| )(?:with|for|at|by) me(?= |$)|secondo me|(?<=^| )(?:powiedziala|powiedzial) mi(?= |$)|wie spreche ich|mon \w+ dit/g;

const REPORTED =
  /(?:^| )(?!(?:i|ive|ill|we|weve|you|was|is|be|being|been|have|has|had|to) )[^ |]+ (?:(?:has|have|had|just|once|also|even|always|keeps|keep) )?(?:says?|saying|said|tells?|told|wrote|writes|texts?|texted|sent|messaged|posted|mentioned|confessed|admitted|whispered|screamed|shouted|forwarded|jokes|joked)(?= |$)/;

/** The same in the other languages, where the verb stands before the words that are quoted. */
const REPORTED_ABROAD =
  /(?:^| )(?:(?:sagte?|gesagt|meinte?|schreibt|schrieb|geschrieben|erzahlt)(?: [^ |]+)?(?: dass)? (?:er|sie|ihm|ihr)|(?:powiedzial|napisal|mowil|stwierdzil)a? (?:mi )?ze|(?:mowi|pisze) (?:mi )?ze|(?:dice|dijo|escribio|dicho|escrito) que|(?:detto|scritto|dice) (?:che|\|)|(?:disse|diz|escreveu|falou) que|(?:zei|zegt|schreef|appte|vertelde) dat (?:hij|ze|zij)|(?:dit|ecrit|confie|avoue) (?:qu[ei]l|quelle|qu il|qu elle))(?= |$)/;

const QUOTED_AFTER = /^.{0,20}(?:thats|this is|is|was) what (?:he|she|they|my|one|our)(?= |$)/;

type Words = Pick<LanguageRules, 'language' | 'self' | 'other'>;

function blank(found: string): string {
  return ' '.repeat(found.length);
}

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
