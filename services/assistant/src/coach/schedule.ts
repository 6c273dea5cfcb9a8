const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBER = String.raw`(\d{1,3}|${NUMBERS.join('|')})`;
const TALKS =
  /\b(?:reviews?|appraisals?|talks?|conversations?|one[- ](?:to|on)[- ]ones?|1:1s?|interviews?|check[- ]?ins?|meetings?|sessions?)\b/i;
const PEOPLE = new RegExp(
  String.raw`\b${NUMBER}\s+(?:of them|(?:\p{L}+\s+)?(?:people|persons?|employees?|staff|reports?|teachers?|nurses?|drivers?|engineers?|colleagues?|members?|managers?|leads?|reviews?|appraisals?|talks?|conversations?|interviews?|one-to-ones|1:1s?))\b`,
  'iu',
);
const WEEKS = new RegExp(
  String.raw`\b(?:in|within|over|during|before)\s+(?:the\s+)?(?:next\s+|coming\s+)?${NUMBER}\s+weeks?\b`,
  'i',
);
/** From here on the days have to be shared out. */
const MANY = 6;
/** More than two such talks a day are not listened to. */
const A_DAY = 2;

/** “18 reviews in three weeks”: how many a week that is, and how to spread them. */
export function scheduleFor(message: string): string | undefined {
  const [people, weeks] = [valueIn(PEOPLE, message), valueIn(WEEKS, message)];
  if (!people || !weeks || people < MANY || !TALKS.test(message)) return undefined;
  const aWeek = Math.ceil(people / weeks);
  const days = Math.ceil(aWeek / A_DAY);
  const spread =
    days > 5
      ? `more than two a day, so ask for another week, or share them with somebody who knows the work`
      : `two a day on ${days} ${days === 1 ? 'day' : 'days'}, never back to back`;
  return `**${people} talks in ${weeks} weeks are ${aWeek} a week:** ${spread}. Send everybody the same three questions today, so that half of it is done before they come. Begin with two easy ones, hold the hardest in the middle and not last, and write down one agreement in one line right after each; that line is what both of you remember.`;
}

function valueIn(pattern: RegExp, text: string): number | undefined {
  const said = pattern.exec(text)?.[1]?.toLowerCase();
  if (said === undefined) return undefined;
  return /^\d/.test(said) ? Number(said) : NUMBERS.indexOf(said) + 1;
}
