const ADDRESS = /\b(?:https?|ftp):\/\/|\bwww\./giu;

/** How many addresses a text leads to, whether as a Markdown link, in angle brackets or bare. */
export function countLinks(text: string): number {
  return text.match(ADDRESS)?.length ?? 0;
}
