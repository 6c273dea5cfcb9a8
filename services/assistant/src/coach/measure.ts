/** How an answer has to be where a message says so, whatever it is about. */
export interface Measure {
  /** So many sentences, and nothing else. */
  sentences?: number;
  /** So many points at most. */
  points?: number;
  /** Only what is said aloud. */
  isSpoken: boolean;
  /** It happens now, or within hours. */
  isSoon: boolean;
}

const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one|a single|1|einem|einen|ein|une|un|una',
    'two|2|zwei|deux|dos',
    'three|3|drei|trois|tres',
    'four|4|vier|quatre|cuatro',
    'five|5|fünf|cinq|cinco',
  ].flatMap((words, at) => words.split('|').map((word) => [word, at + 1])),
);
const NUMBER = String.raw`(?<![\p{L}\p{N}])(${Object.keys(NUMBERS).join('|')})`;
const ONLY = String.raw`(?:in|just|only|max\.?|maximum|at most|no more than|give me|need|nur|en|solo|seulement|juste)`;
const SENTENCES = String.raw`(?:short |quick |simple |kurzen? )?(?:sentences?|s[äa]tze?n?|phrases?|frases?)(?!\p{L})`;
/** “In two sentences”, “one sentence I can say”: asked for, and not told of. */
const IN_SENTENCES = new RegExp(
  String.raw`(?<!\p{L})${ONLY} (?:of )?${NUMBER} ${SENTENCES}|${NUMBER} ${SENTENCES}(?: (?:max|please|only|i can|to say|bitte|s'il|por favor))|^\W*${NUMBER} ${SENTENCES}`,
  'iu',
);
const IN_POINTS = new RegExp(
  String.raw`${NUMBER} (?:bullet points?|bullets|points|stichpunkte)(?: max| please| only|\W|$)`,
  'iu',
);
const SPOKEN =
  /\b(?:just|only|give me)\b.{0,12}\b(?:the )?(?:exact )?words\b|(?:^|[,;:.?!])\W*(?:please )?(?:word for word|verbatim)(?: please)?\s*(?:$|[,;:.?!])|\bno theory\b|\bnur die worte\b|\bjuste les mots\b|\bsolo las palabras\b|\b(?:sentence|line|phrase) (?:i can|to) say\b/i;
const SOON =
  /\bright now\b|\b(?:meeting|call|talk|presentation|interview|conversation|session|speech|starts?|begins?|is|it'?s|on|him|her|them|up)\b[^.?!]{0,24}\b(?:in|within) (?:an|one|half an|\d+|two|three|five|ten|fifteen|twenty|thirty) ?(?:hours?|minutes?|mins?|h)\b|\b(?:\d+|five|ten|fifteen|twenty|thirty) ?(?:minutes?|mins?) (?:until|till|before|to go|left|to prepare)\b|\b(?:waiting|standing|sitting) (?:outside|at the door|in front of me)\b|\bin (?:zehn|fünf|einer|zwei) (?:minuten|stunden?)\b|\bdans (?:une|deux|dix|cinq) (?:heures?|minutes)\b|\ben (?:una|dos|diez|cinco) (?:horas?|minutos)\b/i;

export function measureIn(message: string): Measure | undefined {
  const sentences = numberIn(IN_SENTENCES, message);
  const points = numberIn(IN_POINTS, message);
  const isSpoken = SPOKEN.test(message);
  const isSoon = SOON.test(message);
  if (sentences === undefined && points === undefined && !isSpoken && !isSoon) return undefined;
  return {
    ...(sentences !== undefined && { sentences }),
    ...(points !== undefined && { points }),
    isSpoken,
    isSoon,
  };
}

function numberIn(pattern: RegExp, text: string): number | undefined {
  const said = pattern.exec(text)?.slice(1).find(Boolean);
  return said === undefined ? undefined : NUMBERS[said.toLowerCase()];
}
