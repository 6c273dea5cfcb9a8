/** What a share image says. All of it stands on the page as well. */
export interface ShareCard {
  /** What kind of thing it is: "Framework". */
  label: string;
  title: string;
  text?: string;
  /** Numbers that are the message, with a word under each. */
  figures?: { value: number; name: string }[];
  /** Short words at the foot: "15 minutes". */
  facts?: string[];
}

/** Characters. Longer texts would not be read in a picture of that size, and cost time. */
const LONGEST = { label: 60, title: 140, text: 240, fact: 40 };
const MOST_FIGURES = 3;
const MOST_FACTS = 3;

/** The card with every text short enough to be drawn, and without characters that are no text. */
export function boundedCard({
  label,
  title,
  text,
  figures = [],
  facts = [],
}: ShareCard): Required<ShareCard> {
  return {
    label: bounded(label, LONGEST.label),
    title: bounded(title, LONGEST.title),
    text: bounded(text ?? '', LONGEST.text),
    figures: figures
      .slice(0, MOST_FIGURES)
      .map(({ value, name }) => ({ value, name: bounded(name, LONGEST.fact) })),
    facts: facts.slice(0, MOST_FACTS).map((fact) => bounded(fact, LONGEST.fact)),
  };
}

function bounded(text: string, longest: number): string {
  // Controls, format characters and halves of pairs; pictographs, for which the fonts have no form.
  const plain = text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Extended_Pictographic}\p{Emoji_Modifier}]/gu, ' ');
  const characters = [...plain.replaceAll(/\s+/g, ' ').trim()];
  return characters.length > longest
    ? `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : characters.join('');
}
