/** The first sentence of a text, or all of it when it has no end. */
export function firstSentence(text: string): string {
  return /^.*?[.?!](?=\s|$)/s.exec(text)?.[0] ?? text;
}

export function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

export function numbered(lines: readonly string[]): string {
  return lines.map((line, at) => `${at + 1}. ${line}`).join('\n');
}

export function paragraphs(...parts: (string | undefined | false)[]): string {
  return parts.filter(Boolean).join('\n\n');
}

/** The n-th of several ways to say a thing, so that two replies do not open alike. */
export function varied(ways: readonly string[], by: number): string {
  return ways[by % ways.length] as string;
}

/** A wish to end what is going on. */
export function wantsOut(message: string): boolean {
  return /^\W*(stop|quit|end( it)?|exit|cancel|enough|never ?mind|new topic|something else|let'?s stop)\b.{0,30}$/i.test(
    message,
  );
}

/** A wish for something new in the middle of something else. */
export function asksAnew(message: string): boolean {
  return /^\W*(explain|what (is|are)\b|show me|find me|i(?:'d| would) (like|rather)|practi[sc]e|role-?play|where (do|should|can) i|what('s| is)? next on)/i.test(
    message,
  );
}

/** The beginning of a story or of a request for help, rather than of an answer or of something said to somebody. */
export function beginsAStory(message: string): boolean {
  return /^\W*(my|our|one of (my|the|our)|some(one|body)|an? (employee|colleague|manager|report|team)|two of|i (have|need) to|i (think|want|am|feel|must)|i'm|how (do|can|should|to)|what (do|should|can)|help|he|she|they|the team|nobody)\b/i.test(
    message,
  );
}

/** In quotation marks, which the content may have already. */
export function quoted(line: string): string {
  return /^["“]/.test(line) ? line : `“${line}”`;
}
