import { meaningOf, stem, wordsOf } from '@coachlab/search';
import { isOnlyMentioned } from './mentioned-text.ts';

/** What can be made of a situation. */
export type Form =
  'email' | 'agenda' | 'checklist' | 'questions' | 'words' | 'why' | 'shorter' | 'example' | 'next';

export interface Request {
  form?: Form;
  /** The message without the words that ask for the form. */
  about: string;
  /** Whether the form is all that the message has. */
  alone: boolean;
  /** Whether it has to be shorter than usual. */
  isShort?: boolean;
  /** How long there is. */
  minutes?: number;
  /** How many are wanted. */
  count?: number;
  /** How many words it may have. */
  mostWords?: number;
  /** Whether it goes into a chat, where nothing has a subject. */
  isChat?: boolean;
}

const ASK = String.raw`(?:write|draft|compose|give|make|create|prepare|need|want|have|get|send|show|suggest|build|set up|put together|list|word|formulate|help (?:me|us) (?:with|to write|write)|i'?d like|how about|and|also|then|now|ok(?:ay)?|what should be on|what belongs (?:on|in))`;
const TO = String.raw`(?:\b(?:can|could|would|will) (?:you|i)\b|\bplease\b|\bi (?:also )?\b)?`;
const asked = (what: string, gap = 24) =>
  new RegExp(
    String.raw`${TO}\W*\b${ASK}\b[^.?!]{0,${gap}}?\b${what}\b|^\W*(?:an? |the |some |my )?(?:short |quick |brief |good )?${what}\b`,
    'i',
  );

const EMAIL = String.raw`(?:e-?mails?|mail|invitation|invite|(?:slack |teams |whatsapp |chat |text )?(?:message|msg)|letter|note)(?: in which| asking| inviting| saying| telling)?`;

/** How each is asked for. The first that fits counts; more than one word of a story must not be taken for it. */
const ASKS: readonly [Form, RegExp][] = [
  [
    'shorter',
    /^\W*(?:(?:and|ok(?:ay)?|please|now|but|can you|could you|make it|make that|say it|a|the|it'?s|that'?s|that is|still|much|bit|way|too)\W+)*(?:shorter|short(?:er)? (?:version|answer)|in short|brief(?:ly|er)?|too long|tl;?dr|summar(?:y|i[sz]e)(?: it| that)?|in (?:a|one|two) sentences?|kürzer|plus court|más corto|più (?:corto|breve)|korter|krócej)\b/i,
  ],
  [
    'shorter',
    /^.{0,40}?\b(?:half (?:of )?(?:the|that|its|as) (?:length|size|long|text)|(?:cut|trim|boil|slim) (?:it|that|this) (?:down|in half|by half)|shorten (?:it|that|this)?|condense|short version|fewer words|less (?:text|words)|(?:too|so) (?:wordy|many words|much text)|keep it (?:short|brief)|halve (?:it|that|this)|(?:in|to|make it|make that|max(?:imum)?|at most|under|only|just|no more than|with) (?:\w+ ){0,2}(?:sentences?|lines?|words))(?: please| now)?\W*$/i,
  ],
  ['email', asked(EMAIL)],
  [
    'email',
    /\b(?:as|in the form of) an? (?:short |quick |friendly )?(?:e-?mail|message|letter|note|msg)\b|\bwrite (?:it|this|that) to (?!hr\b)\p{L}+|\bput (?:it|this|that) in(?:to)? an? (?:e-?mail|message)\b/iu,
  ],
  [
    'checklist',
    /\bcheck ?-?list\b|\bto-?do list\b|\b(?:which|what) steps\b|^\W*(?:(?:and|ok(?:ay)?|please|just|give me|i need|now|in|only|the)\W+)*(?:two|three|four|five|six|seven|ten|\d{1,2}) (?:\w+ )?(?:steps|things|points|tips|actions|bullet points|bullets|ideas)\b/i,
  ],
  [
    'agenda',
    asked(
      String.raw`(?:agenda|outline|running order|structure|(?:plan|structure) for (?:the|my|a|our|this|that) (?:talk|conversation|meeting|call|hour)|(?:plan|something|anything|format|template|programme|program) (?:for|of) (?:(?:the|my|an?|our|those|these|\d{1,3}|one|two|ten|twenty|thirty|forty|forty-five|fifty|sixty|ninety)[ -]){1,2}(?:min(?:ute)?s?|hours?|h)|(?:\d{1,3}|half|ten|fifteen|twenty|thirty|forty(?:-five)?|sixty|ninety|an|one|two)[ -]?(?:an )?(?:min(?:ute)?s?|hours?|h)[ -](?:plan|agenda|outline|structure|format|programme|program|session plan))`,
    ),
  ],
  [
    'questions',
    /\b(?<!\bi (?:only |just |hardly |barely )?)(?:give|suggest|list|write|need|want|have|get|tell|show|prepare|draft)(?: me| us)?\b[^.?!]{0,24}\bquestions?\b(?! about| he| she| they| in\b)|\bi (?:also )?(?:need|want)\b[^.?!]{0,24}\bquestions?\b(?! about| he| she| they)|^\W*(?:(?:and|ok(?:ay)?|then|now|also|please|the|some|more|good|a few|any|other)\W+)*(?:\w+ )?questions?(?: to ask| please| then| for| only| max| i can ask)|^\W*(?:the |some |more |and the )*questions?\W*$|\b(?:what|which) (?:\w+ )?questions (?:can|could|should|do|shall|would|to)\b|\bwhat (?:do|should|can|could|shall) i ask\b/i,
  ],
  [
    'words',
    /\b(?:the |my |just |only )*first (?:\d{1,3}|ten|fifteen|twenty|thirty|sixty) seconds\b|\bfirst (?:half )?minute\b/i,
  ],
  [
    'words',
    /\b(?:the|exact|right|some|any|a few|good|better|find|give me|need) (?:words|wording)\b|\bscript\b|\bwording\b|\b(?:an? |the |my |good )*opening (?:line|sentence|words)s?\b|\bfirst sentence\b|\b(?:give|tell|write|need) (?:me |us )?[^.?!]{0,16}\bsentences?\b/i,
  ],
  [
    'example',
    /^\W*(?:(?:and|ok(?:ay)?|an?|give me|show me|do you have|can you give me|have you got|any|one|please|maybe|for|with)\W+)*(?:examples?|instance)\b/i,
  ],
  [
    'why',
    /^\W*(?:(?:and|ok(?:ay)?|but|so|yes|hm+|fine)\W+)*why\b(?! (?:is|are|does|do|did|won'?t|can'?t) (?:he|she|they|my|nobody|everybody|people)\b)|^\W*(?:what makes you say|how come|how do you know|what is that based on)/i,
  ],
  [
    'next',
    /^\W*(?:ok(?:ay)?\W+)?(?:next|what next|what(?:'s| is) next|and then|then what|what (?:comes|do i do) (?:next|then|after(?: that)?)|go on|continue|more|anything else)\W*$/i,
  ],
];
/** Asked for about something that has been answered: in a first message it is the story that matters. */
const LATER: readonly [Form, RegExp][] = [
  [
    'words',
    /^\W*(?:(?:and|ok(?:ay)?|but|so|no|i mean|then|yes)\W+)*(?:the words|script|what (?:exactly |actually )?(?:do|should|can|could|would|shall) i (?:actually |exactly )?(?:say|tell)|how (?:do|should|can|would) i (?:say|put|phrase|word|open|start|begin|tell)\b(?! coaching)|what are the words)/i,
  ],
  ['questions', /\b(?:preguntas|fragen|domande|vragen|pytani[ae]|pytań|questions à)(?![\p{L}])/iu],
  ['words', /(?<!\p{L})(?:palabras|die worte|wörtlich|les mots|le parole|de woorden|jakie słowa)(?!\p{L})/iu],
  ['email', /\b(?:e-?mail|message|invitation|correo|courriel|nachricht|messaggio|bericht|wiadomość)\b/i],
  ['agenda', /\bagenda\b/i],
  ['questions', /\bquestions\b/i],
  ['example', /\bexamples?\b|\bfor instance\b/i],
  ['shorter', /\bshorter\b/i],
];
/** Of which these words are spoken, but nothing is asked to be made. */
const NOT_ASKED =
  /\b(?:should i|do i|must i|is it (?:ok(?:ay)?|better|right) to|or) (?:write|send|put it in|e-?mail)\b|\b(?:he|she|they|nobody|everyone|people|staff)\b[^.?!]{0,24}\b(?:e-?mails?|messages?|questions?|agenda|script)\b|\b(?:ask|asks|asking|asked|answers?|run out of|too many)\b[^.?!]{0,14}\bquestions\b|\be-?mails? (?:from|never|at night)\b|\bmessages never\b|\b(?:no|without an?|never (?:an?|any)) agenda\b/i;

/** @param goesOn whether something has been answered that the message may go on about */
export function requestIn(message: string, goesOn: boolean): Request {
  const minutes = minutesIn(message);
  const first = formIn(message, goesOn);
  const rest = without(message, first);
  // “Too long. What do I say …?”
  const second = first?.form === 'shorter' && goesOn ? formIn(rest, goesOn) : undefined;
  const found = second ?? first;
  const about = second ? without(rest, second) : rest;
  return {
    ...(found && { form: found.form }),
    ...(second && { isShort: true }),
    about,
    alone: wordsOf(about).every(
      (word) => SAYS_NOTHING.has(word) || SMALL_TALK.has(stem(word)) || /^\d+$/.test(word),
    ),
    ...(minutes !== undefined && { minutes }),
    ...countIn(message),
    ...mostWordsIn(message),
    ...(CHAT.test(message) && { isChat: true }),
  };
}

function without(message: string, found: { pattern: RegExp } | undefined): string {
  return (found ? message.replace(found.pattern, ' ') : message).replace(/\s+/g, ' ').trim();
}

const CHAT =
  /\b(?:slack|teams|whatsapp|chat|text) (?:message|msg)\b|\b(?:on|in|via|over) (?:slack|teams|whatsapp)\b/i;

function formIn(message: string, goesOn: boolean): { form: Form; pattern: RegExp } | undefined {
  const asksForOne = ASKS.find(
    ([form, pattern]) => pattern.test(message) && !(form === 'email' && isOnlyMentioned(message)),
  );
  const first = asksForOne && !(isMade(asksForOne[0]) && NOT_ASKED.test(message)) ? asksForOne : undefined;
  const later =
    goesOn && message.length <= LONGEST ? LATER.find(([, pattern]) => pattern.test(message)) : undefined;
  const [form, pattern] = first ?? later ?? [];
  return form && pattern ? { form, pattern } : undefined;
}

/** A longer message is a story of its own. */
const LONGEST = 80;

function isMade(form: Form): boolean {
  return form === 'email' || form === 'agenda' || form === 'questions' || form === 'checklist';
}

/** Small words that tell no story. */
const SAYS_NOTHING = new Set(
  `a about actually again all also an and any are as at but can could d did do does don else exactly for from general give got has have
  he her here him his how i if in into is it its just know let's like ll m made make matter matters may maybe me more mean means might
  mine minus must my need next no not now of off oh ok okay on one ones only or our out please put re really s say said see she should
  so some something still such t than thanks that the their them then there these they thing things this those to too uh us use ve very
  want was way we well were what when which will with would yes you your important kürzer bitte kurz court corto two three four five six
  seven eight nine ten fifteen twenty thirty forty sixty many few lot lots enough`.split(/\s+/),
);
/** Stems that say nothing of what a form is about. */
const SMALL_TALK = new Set(
  meaningOf(
    `that it this talk talks conversation meeting day tomorrow today person name him her them him thing topic subject short quick
    brief good best real actual exact bit little number version draft text ready idea monday tuesday wednesday thursday friday
    minute minutes hour hours time begin start open different kind sort help beginning coming morning`,
  ),
);

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

function countIn(text: string): { count?: number } {
  const count = valueOf(COUNT.exec(text)?.[1] ?? COUNT_ABROAD.exec(text)?.[1]);
  return count !== undefined && count > 0 ? { count } : {};
}

function mostWordsIn(text: string): { mostWords?: number } {
  const mostWords = valueOf(MOST_WORDS.exec(text)?.[1]);
  return mostWords !== undefined && mostWords > 0 ? { mostWords } : {};
}

function valueOf(number: string | undefined): number | undefined {
  if (number === undefined) return undefined;
  return /^\d/.test(number) ? Number(number) : NUMBERS[number.toLowerCase()];
}
