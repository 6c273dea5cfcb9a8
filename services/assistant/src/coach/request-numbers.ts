const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  sixty: 60,
  ninety: 90,
};
const NUMBER = String.raw`\d{1,3}|${Object.keys(NUMBERS)
  .toSorted((one, other) => other.length - one.length)
  .join('|')}`;
const MINUTES = new RegExp(String.raw`\b(${NUMBER})[\s-]*(?:minutes?|mins?)\b`, 'i');
const HOURS = new RegExp(String.raw`\b(${NUMBER}|an?)[\s-]*(?:hours?|hrs?)\b`, 'i');
const COUNT = new RegExp(
  String.raw`\b(${NUMBER})\b[^.?!\d]{0,20}\b(?:questions?|sentences?|lines?|steps|things|points|tips|actions|bullets|ideas)\b`,
  'i',
);
const COUNT_ABROAD =
  /\b(\d{1,2}) (?:preguntas|fragen|domande|vragen|pyta|zdani|frases|sätze|frasi|zinnen|phrases)/i;
const MOST_WORDS = new RegExp(String.raw`\b(${NUMBER}) words\b`, 'i');
const LONGEST_TALK = 480;

/** How long somebody says that there is. */
export function minutesIn(text: string): number | undefined {
  if (/\bquarter of an hour\b/i.test(text)) return 15;
  if (/\bhalf an hour\b/i.test(text)) return 30;
  const minutes = valueOf(MINUTES.exec(text)?.[1]) ?? hoursIn(text) * 60;
  return minutes >= 5 && minutes <= LONGEST_TALK ? minutes : undefined;
}

function hoursIn(text: string): number {
  const said = HOURS.exec(text)?.[1];
  return /^an?$/i.test(said ?? '') ? 1 : (valueOf(said) ?? 0);
}

export function countIn(text: string): { count?: number } {
  const count = valueOf(COUNT.exec(text)?.[1] ?? COUNT_ABROAD.exec(text)?.[1]);
  return count !== undefined && count > 0 ? { count } : {};
}

export function mostWordsIn(text: string): { mostWords?: number } {
  const mostWords = valueOf(MOST_WORDS.exec(text)?.[1]);
  return mostWords !== undefined && mostWords > 0 ? { mostWords } : {};
}

function valueOf(number: string | undefined): number | undefined {
  if (number === undefined) return undefined;
  return /^\d/.test(number) ? Number(number) : NUMBERS[number.toLowerCase()];
}
