/** Words that decide, and are long enough to be known in spite of a slip of the finger. */
const WORDS = [
  'suicide',
  'suicidal',
  'overdose',
  'himself',
  'herself',
  'themselves',
  'myself',
  'threatened',
  'threatening',
  'harassed',
  'harassing',
  'harassment',
  'assaulted',
  'abusive',
  'abused',
  'alcoholic',
  'alcohol',
  'anorexia',
  'bulimia',
  'cutting',
  'husband',
  'strangled',
  'bruises',
  'worthless',
  'hopeless',
  'anymore',
  'breathe',
  'weapon',
  'violent',
  'violence',
  'killing',
  'hurting',
  'drinking',
];
/** Real words that lie one slip away from one of them. */
const REAL = new Set([
  'overdosed',
  'overdoses',
  'suicides',
  'strangles',
  'threatens',
  'abuse',
  'abuses',
  'culling',
  'billing',
  'filling',
  'willing',
  'milling',
  'pilling',
  'putting',
  'gutting',
  'hurling',
  'hunting',
  'shrinking',
  'thinking',
  'drinkin',
  'breathes',
  'breather',
  'breathed',
  'breath',
  'violet',
  'silence',
  'weapons',
  'hopeful',
  'husbands',
  'alcohols',
  'drinkings',
  'harasses',
  'assaults',
  'suiciders',
  'chilling',
  'skilling',
  'spilling',
  'stilling',
  'drilling',
  'grilling',
  'thrilling',
  'curating',
  'cuttings',
  'shutting',
  'jutting',
  'nutting',
  'rutting',
  'hutting',
  'turning',
  'burning',
  'hunting',
]);

/** Slips in words too short to be told from others by their letters. */
const SHORT: Record<string, string> = {
  kil: 'kill',
  kll: 'kill',
  klil: 'kill',
  wnat: 'want',
  wnats: 'wants',
  watns: 'wants',
  wnts: 'wants',
  dei: 'die',
  diee: 'die',
  dieing: 'dying',
  ded: 'dead',
  liv: 'live',
};

/** The text with misspelt key words put right. Words of other languages are left alone, since few lie so near. */
export function respelt(text: string): string {
  return text.replace(/[a-z]{3,}/g, (word) => {
    if (word.length < 6) return SHORT[word] ?? word;
    if (REAL.has(word)) return word;
    return WORDS.find((known) => word !== known && isNear(word, known)) ?? word;
  });
}

/** One letter more, less, other, or two swapped; the first letter is right. */
function isNear(word: string, known: string): boolean {
  if (word[0] !== known[0] || Math.abs(word.length - known.length) > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === known[at]) at += 1;
  const rest = word.slice(at);
  const knownRest = known.slice(at);
  return (
    rest.slice(1) === knownRest.slice(1) ||
    rest.slice(1) === knownRest ||
    rest === knownRest.slice(1) ||
    (rest[0] === knownRest[1] && rest[1] === knownRest[0] && rest.slice(2) === knownRest.slice(2))
  );
}
