/** Words that say nothing about what somebody wants. */
const STOP = new Set(
  `a about after again all almost already also always am an and another any anybody anyone anything are aren as ask
  at away be because been before being best better bit both but by can cannot could d day did didn do does doesn doing
  don done down each eight else end even ever every everybody everyone everything everywhere few find first five for
  four from get gets getting give given go goes going good got had has have haven having he her here hers him his how
  however i if im in instead into is isn it its just keep keeps kind know last let like ll look lot m made make makes
  making many may maybe me might month mine more most much must my need needs never new next nine no nobody not
  nothing now of off often ok okay on once one only or other others our out over own please put rather re really
  right s said same say says see seem seven shall she should simple simply six so some somebody someone something
  sometimes still such sure t take tell ten than thank thanks that the their them then there these they thing things
  think this those three through to together too two up us use used using ve very want wants was way we well went
  were what whatever when where whether which while who whole whom whose why will with within without won word worth
  would write year yes yesterday yet you your yours cant couldnt didnt doesnt dont hasnt havent isnt shouldnt wasnt wont wouldnt`.split(
    /\s+/,
  ),
);

/** Written in many ways, meant as one word. */
const ONE_WORD: [RegExp, string][] = [
  [/\b(?:one|1)\s*(?:-|:|to|on|2|\s)+\s*(?:one|1)s?\b/g, ' onetoone '],
  [/\b121s?\b/g, ' onetoone '],
  [/\bif[\s-]then\b/g, ' ifthen '],
  [/\b360(?:[\s-]degrees?)?\b/g, ' threesixty '],
  [/\brole[\s-]?play(?:s|ing)?\b/g, ' roleplay '],
  [/\bfollow(?:s|ed|ing)?[\s-](?:through|up)\b/g, ' followthrough '],
  [/\bburn(?:ed|t|ing)?[\s-]?out\b/g, ' burnout '],
  [/\bchat\s?gpt\b|\bllms?\b|\blanguage models?\b|\bartificial intelligence\b/g, ' ai '],
  [/\bpre-mortem\b/g, ' premortem '],
  [/\btime[\s-]?manage?ment\b/g, ' timemanagement '],
  [/\bteam[\s-]charters?\b/g, ' teamcharter '],
  [/\bwork(?:ing)? together\b/g, ' collaborat '],
];

/** Characters of a text, and of a word, beyond which nobody searches: what costs more than it can find is left out. */
const MOST_CHARACTERS = 20_000;
const LONGEST_WORD = 40;

/** Lower case, without accents; several spellings of one thing become one. */
export function fold(text: string): string {
  let folded = text
    .slice(0, MOST_CHARACTERS)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/n't\b/g, ' not');
  for (const [pattern, word] of ONE_WORD) folded = folded.replace(pattern, word);
  return folded;
}

/** The words of a text, folded, in their order. */
export function wordsOf(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter(({ length }) => length <= LONGEST_WORD);
}

/** The stems of all words, in their order. */
export function stemsOf(text: string): string[] {
  return wordsOf(text).map(stem);
}

/** The words that carry meaning, in their order. */
function tellingWords(text: string): string[] {
  return wordsOf(text).filter(isTelling);
}

export function isTelling(word: string): boolean {
  return word.length > 1 && !STOP.has(word);
}

/** The stems of the words that carry meaning, in their order. */
export function meaningOf(text: string): string[] {
  return tellingWords(text).map(stem);
}

/** Words that only look as if they had an ending: without it they would be other words. */
const WHOLE = new Set(
  'better career customer doctor evening former later lately letter matter number offer order summer temper under'.split(
    ' ',
  ),
);

/**
 * An English word without its endings, so that missed, misses and missing are one. Rough on purpose: question and
 * catalogue are treated alike, and it need not be a word.
 */
export function stem(word: string): string {
  if (word.length < 4) return word;
  let root = word.replace(/'s?$/, '');
  root = root.replace(/(?:ies|ied)$/, 'y').replace(/(x|ch|sh|ss|us)es$/, '$1');
  if (!/(ss|us|is)$/.test(root)) root = root.replace(/s$/, '');
  if (WHOLE.has(root)) return root;
  if (root.length > 5) root = root.replace(/(?:ement|ment|ness|fully|ful|less|ly)$/, '');
  if (root.length > 5) root = root.replace(/(?:ational|ations?|ators?)$/, 'at').replace(/(t|s)ions?$/, '$1');
  if (root.length > 4) root = undouble(root.replace(/(?<=[aeiouy].*)(?:ing|ed|er|or)$/, ''), root);
  return root.length > 3 ? root.replace(/e$/, '').replace(/y$/, 'i') : root;
}

function undouble(cut: string, whole: string): string {
  if (cut === whole || cut.length < 3) return whole;
  return cut.replace(/([bdgmnprt])\1$/, '$1');
}
