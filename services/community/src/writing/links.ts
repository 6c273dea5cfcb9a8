/** `[words](` down to `](`, so that a link whose words are its address counts once. */
const WORDS_OF_LINK = /\[[^[\]]*\](?=\()/gu;
/** With a scheme, with www, or a Markdown target without either. Bounded, so that no text makes it slow. */
const ADDRESS =
  /\b[a-z][a-z0-9+-]{1,20}:\/\/|\bwww\.|\bmailto:|\]\(\s?<?(?![a-z]+:)[^\s()]{1,200}?\.[a-z]/giu;

/** How many addresses a text leads to, whether as a Markdown link, in angle brackets or bare. */
export function countLinks(text: string): number {
  return text.replace(WORDS_OF_LINK, ']').match(ADDRESS)?.length ?? 0;
}
