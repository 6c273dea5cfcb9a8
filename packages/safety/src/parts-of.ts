/** Parts of a text beyond which nobody tells a story, and looking at each would cost more than it says. */
const MOST_PARTS = 40;

/** Where a sentence ends, or goes on about somebody. */
const BETWEEN = /(?<=[.!?…])\s+|\n+|,\s+(?=(?:and|but|she|he|they|i)\s)/i;

/** The sentences of a story, each alone and with the one after it; nothing for what is too short or too long to be one. */
export function partsOf(text: string): string[] {
  const sentences = text.split(BETWEEN).filter((sentence) => sentence.trim());
  if (sentences.length < 3 || sentences.length > MOST_PARTS) return [];
  return sentences.flatMap((sentence, at) =>
    at + 1 < sentences.length ? [sentence, `${sentence} ${sentences[at + 1]}`] : [sentence],
  );
}

/** The sentences of a long story, whole and in their clauses. */
export function storyOf(text: string): { sentences: string[] } {
  const whole = text.split(AT_END).filter((sentence) => sentence.trim());
  const clauses = text.split(BETWEEN).filter((clause) => clause.trim());
  return { sentences: [...new Set([...whole, ...clauses])].slice(0, MOST_SENTENCES) };
}

/** The sentences of a text as they are written; of a very long one, those at its beginning and its end. */
export function sentencesOf(text: string): string[] {
  const sentences = text.split(AT_END).filter((sentence) => sentence.trim());
  if (sentences.length <= MOST_SENTENCES) return sentences;
  return [...sentences.slice(0, MOST_SENTENCES / 2), ...sentences.slice(-MOST_SENTENCES / 2)];
}

/** Where a sentence ends. */
const AT_END = /(?<=[.!?…])\s+|\n+/;
const MOST_SENTENCES = 80;
