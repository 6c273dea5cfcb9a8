const WHICH: readonly [RegExp, number][] = [
  [/(?:^\W*|\b(?:the|number|option|yes,?|ok,?) )(?:first|1st|former)\b|^\W*(?:number |no\.? ?)?1\W*$/i, 0],
  [/(?:^\W*|\b(?:the|number|option|yes,?|ok,?) )(?:second|2nd|latter)\b|^\W*(?:number |no\.? ?)?2\W*$/i, 1],
  [/\b(?:third|3rd)\b|^\W*(?:number |no\.? ?)?3\W*$/i, 2],
  [/\b(?:fourth|4th)\b|^\W*4\W*$/i, 3],
  [/\b(?:fifth|5th)\b|^\W*5\W*$/i, 4],
];
const LONGEST = 60;

export const YES =
  /^\W*(?:yes|yep|yeah|sure|please|ok(?:ay)?|exactly|right|correct|that'?s it|that one|go on|more|tell me more|explain (?:it|that|this)|do it|let'?s do (?:it|that)|how does (?:it|that|this) work)(?: please| about (?:it|that|this)| exactly)?\W*$/i;

/** Which of several is meant, from 0: “the second one”, “2”, “the last”. */
export function ordinalIn(message: string, of: number): number | undefined {
  if (message.length > LONGEST || of === 0) return undefined;
  if (/\blast (?:one|of)\b|\bthe last\W*$/i.test(message)) return of - 1;
  const at = WHICH.find(([asked]) => asked.test(message))?.[1];
  return at !== undefined && at < of ? at : undefined;
}
