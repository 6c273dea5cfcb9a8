/** Breaks text into lines of a width: at its own line breaks, between words, and inside a word that is longer than a line. */
export function wrap(text: string, width: number, measure: (part: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, width, measure));
}

function wrapParagraph(paragraph: string, width: number, measure: (part: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/[ \t]+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const character of word) {
      if (line && measure(line + character) > width) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return [...lines, line];
}
