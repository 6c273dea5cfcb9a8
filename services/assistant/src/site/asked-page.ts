import type { SitePage } from './site.ts';

/** Where in a message one of the phrases stands (contracts, `PageTold.asked`); -1 where none does. */
export function asksFor(message: string, phrases: readonly string[]): number {
  const places = phrases.map((phrase) => straight(message).search(patternOf(phrase))).filter((at) => at >= 0);
  return places.length > 0 ? Math.min(...places) : -1;
}

/** “Where is the forum?” */
export function whereIs(message: string, pages: readonly SitePage[]): SitePage | undefined {
  const [, asked] = WHERE.exec(straight(message)) ?? [];
  return asked === undefined ? undefined : pages.find(({ title }) => plain(title) === plain(asked));
}

const WHERE =
  /^\W*(?:please\s+)?(?:where\s+(?:is|are|do i find|can i find)|take me to|go to|open|show me|do you have)\s+(.{1,80}?)(?:\s+page)?\W*$/i;

/** The schema lets a phrase have letters, digits, apostrophes, hyphens and bars alone: nothing in it is a pattern of its own. */
function patternOf(phrase: string): RegExp {
  const words = phrase.split(' ').map((word) => `(?:${word.split('|').filter(Boolean).join('|')})`);
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('\\s+')}(?![\\p{L}\\p{N}])`, 'iu');
}

function straight(message: string): string {
  return message.replaceAll('’', "'");
}

/** Without whose it is: “the forum” and “your forum” are “Forum”. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:the|your|my|an?) /, '');
}
