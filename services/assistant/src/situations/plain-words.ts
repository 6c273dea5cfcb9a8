import { stem, wordsOf } from '@coachlab/search';

/** Words of a text beyond these are not looked at: the longest stories that are told have fewer. */
export const MOST_WORDS = 160;

/** Whoever it is about, and however it is shortened, it is the same story. What `fold` leaves of “can't” is “ca not”. */
const SAME: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    they: 'he she him her them his their hers someone somebody',
    'can not': 'cant cannot',
    can: 'ca',
    will: 'wo',
    'will not': 'wont',
    'do not': 'dont doesnt',
    do: 'does did',
    'did not': 'didnt',
    'is not': 'isnt wasnt',
    i: 'im ive',
    my: 'our',
  }).flatMap(([one, others]) => others.split(' ').map((other) => [other, one])),
);
const SAYS_NOTHING = new Set(
  'a an the s m ve re d is are was were am be been has have had just really very so that'.split(' '),
);

/** The stems of a text's words, with what makes no difference taken out. */
export function plainWords(text: string, corrected: (word: string) => string = (word) => word): string[] {
  return wordsOf(text).slice(0, MOST_WORDS).map(corrected).flatMap(plainWord);
}

/** What one word is. */
export function plainWord(word: string): string[] {
  const same = Object.hasOwn(SAME, word) ? SAME[word]!.split(' ') : [word];
  return same.filter((one) => !SAYS_NOTHING.has(one)).map(stem);
}
