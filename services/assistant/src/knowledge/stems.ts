import { stem, wordsOf } from '@coachlab/search';

/** Letters of a German, French or Spanish word that tell it from others, whatever its ending. */
const BEGINNING = 6;

/** The words of a text without their endings, in their order. English has a stemmer; of other languages the beginnings count. */
export function stemsIn(text: string, language: string): string[] {
  return wordsOf(text).map(language === 'en' ? englishStem : (word) => word.slice(0, BEGINNING));
}

/** By word: the same ones come again and again, and cutting them takes most of the time that learning does. */
const STEMS = new Map<string, string>();
const MOST = 50_000;

function englishStem(word: string): string {
  let root = STEMS.get(word);
  if (root === undefined) {
    root = stem(word);
    if (STEMS.size < MOST) STEMS.set(word, root);
  }
  return root;
}
