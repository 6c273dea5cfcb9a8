import { canBeSaid } from './can-be-said.ts';
import { saidTo, trimmed } from './perspective.ts';

/** What a text that is asked for has to say, in the visitor's own facts. */
export interface Matter {
  /** Whom it is for, as in “to the supplier”. */
  to?: string;
  /** First names or titles with names; empty where only a role is told. */
  names: string[];
  /** What it says: a sentence to whom it is for, or a subject (“the 3 complaints”); without capital or full stop. */
  says: string;
  isSentence: boolean;
  /** Whether it can stand in what is said or sent to others. */
  isSayable: boolean;
  /** “Wednesday at 10:00”, when it says when to meet. */
  when?: string;
  /** What is to be spoken about, where several things are listed. */
  topics: string[];
}

const MADE =
  /\b(?:e-?mails?|mail|messages?|letter|note|invitation|invite|text|memo|script|wording|words|sentences?|agenda|outline|running order|check ?-?list|to-?do list|steps)\b/i;
const NAME = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Prof)\.? )?\p{Lu}\p{L}+(?:-\p{L}+)?(?![\p{L}'’])`;
const ROLE = String.raw`(?:my|our|the|a) (?:own )?(?:\p{Ll}+ ){0,2}?(?:boss|manager|director|ceo|hr|team|staff|people|group|board|deputy|assistant|colleagues?|peers?|supplier|vendor|client|customer|parents?|report|employee|apprentice|intern|trainee|volunteers?|nurses?|teachers?|drivers?|sponsor|coachee|landlord|works council|head)`;
const WHO = new RegExp(
  String.raw`\b(?:to|with|for|tell|telling|ask|asking|inform|informing|invite|inviting|remind|reminding|thank|thanking)\s+(?:tell |inform |ask |invite |remind |thank )?(?:(?:both|all|the two|the three)(?: of them)?,? )?((?:${NAME})(?:(?:, | and )(?:${NAME}))*|HR\b|${ROLE}\b)(?!['’]s)`,
  'u',
);
/** What follows says what it is about: a sentence, or only a subject. */
const SENTENCE =
  /:\s|\b(?:that|because|saying|in which|who|since|as)\b\s|[,;]\s(?=(?:i|we|he|she|they|it|you|his|her|their) )/iu;
const SUBJECT =
  /\b(?:about|regarding|concerning|on (?=the|his|her|their|our|my|a)|topics?:?|points?:?)\b\s*/i;
/** Numbers, days, sums: what must stand in the text as it was told. */
const HARD =
  /\d|%|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:january|february|march|april|june|july|august|september|october|november|december)\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|half|twice|once|third|second) (?:\w+ ){0,2}(?:times?|days?|weeks?|months?|hours?|people|percent|complaints?|orders?|pieces|shifts?)\b|\btwice\b/i;
/** Its numbers are none. */
const ONE_TO_ONE = /\b1(?::|-on-|-to-| on | to )1s?\b/gi;
const WHEN =
  /\b((?:on |next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: morning| afternoon| evening)?(?:,? (?:the )?\d{1,2}(?:st|nd|rd|th)?(?: \p{Lu}\p{Ll}+)?)?(?:,? at \d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?)?|(?:tomorrow|today)(?: at \d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?)?)/iu;
const FEWEST = 3;

/** What a message asks to have put into words; nothing where it tells no fact of its own. */
export function matterIn(message: string): Matter | undefined {
  const toName = WRITE_IT.exec(message);
  if (toName) return matterBefore(message.slice(0, toName.index), toName[1]!);
  const made = MADE.exec(message);
  if (!made) return undefined;
  const after = message.slice(made.index + made[0].length);
  // “… I have to tell Ada that …. Give me a script.”
  const tail = after.trim().split(/\s+/).length > FEWEST ? after : toldBefore(message.slice(0, made.index));
  const who = WHO.exec(tail);
  const afterWho = who ? tail.slice(who.index + who[0].length) : tail;
  // “A parent who …” says which one is meant, and the rest what the text is for: nothing that could stand in it as it is.
  if (/^\s*who\b/i.test(afterWho)) return undefined;
  const isList = /agenda|outline|order|check|to-?do|steps/i.test(made[0]);
  const { head, text, isSentence } = partOf(
    afterWho,
    /^tell|^inform|^remind/i.test(who?.[0].trim().replace(/^to /, '') ?? ''),
    isList,
  );
  if (
    !text ||
    text.trim().split(/\s+/).length < FEWEST ||
    !HARD.test(`${head} ${text}`.replaceAll(ONE_TO_ONE, ' '))
  )
    return undefined;
  const to = who?.[1]?.replace(/^my /, 'your ');
  const names = who
    ? [...who[1]!.matchAll(new RegExp(NAME, 'gu'))].map(([name]) => name).filter((name) => name !== 'HR')
    : [];
  const isToldToThem = names.length > 0 || (to !== undefined && !OUTSIDER.test(to));
  const said = isSentence && isToldToThem ? saidTo(text, names) : text;
  const when = WHEN.exec(head)?.[1]?.replace(/^on /i, '');
  const topics = isSentence && !/\btopics?\b|\bpoints?\b/i.test(head) ? [] : topicsIn(text);
  return {
    ...(to && { to }),
    names,
    says: trimmed(said),
    isSentence,
    isSayable: canBeSaid(said, isSentence || topics.length > 0),
    ...(when && { when }),
    topics,
  };
}

/** “… Write it to Ada.” */
const WRITE_IT = new RegExp(String.raw`\b[Ww]rite (?:it|this|that) to (${NAME})`, 'u');

/** All that was told before it was said to whom it is to be written. */
function matterBefore(told: string, name: string): Matter | undefined {
  const sentences = told
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => trimmed(saidTo(sentence, [name])))
    .filter(Boolean);
  if (sentences.length === 0 || !sentences.every((one) => canBeSaid(one, true))) return undefined;
  return {
    to: name,
    names: [name],
    says: sentences.join('. '),
    isSentence: true,
    isSayable: true,
    topics: [],
  };
}

/** The sentence that says what is to be told, before the one that asks for the text. */
function toldBefore(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/).slice(0, -1);
  return sentences.findLast((one) => /\b(?:tell|inform|ask|invite|remind|thank|write to)\b/i.test(one)) ?? '';
}

/** “I have to tell Ahmed (that) his shift is being cut”: what he is to hear. */
export function matterToTell(message: string): Matter | undefined {
  const [, name, told] = TO_TELL.exec(message) ?? [];
  const says = name && told && trimmed(saidTo(told, [name]));
  if (!says || !canBeSaid(says, true)) return undefined;
  return { to: name, names: [name], says, isSentence: true, isSayable: true, topics: [] };
}

const TO_TELL = new RegExp(
  String.raw`\b(?:tell|inform) (${NAME})(?: that)? ((?:his|her|their|he|she|they|we|we're|the|our)\b[^.?!]+?)(?=,? (?:and )?(?:can|could|will|would|please) |,? (?:give|write|draft) me|[.?!]|$)`,
  'u',
);

/** The facts of a story about somebody, to be said to them. */
export function matterTold(story: string, name: string): Matter | undefined {
  const told = story
    .split(/(?<=[.?!])\s+/)
    .filter((sentence) => HARD.test(sentence) && !sentence.includes('?') && !MADE.test(sentence))
    .map((sentence) => trimmed(saidTo(sentence, [name])))
    .filter((sentence) => canBeSaid(sentence, true))
    .slice(0, 2);
  if (told.length === 0) return undefined;
  return { to: name, names: [name], says: told.join('. '), isSentence: true, isSayable: true, topics: [] };
}

/** They hear of somebody else. */
const OUTSIDER = /^HR$|\b(?:hr|boss|manager|director|ceo|board|works council|head|parents?|sponsor)$/i;

/** @param isTold the verb before says that a sentence follows, with or without “that” */
function partOf(
  text: string,
  isTold: boolean,
  isList: boolean,
): { head: string; text: string; isSentence: boolean } {
  const sentence = SENTENCE.exec(text);
  const subject = SUBJECT.exec(text);
  const isFirst = sentence && !isList && (!subject || sentence.index < subject.index);
  if (isFirst && /^topics?|^points?/i.test(text.slice(0, sentence.index).trim().split(/\s+/).at(-1) ?? ''))
    return { head: text.slice(0, sentence.index), text: text.slice(sentence.index + 1), isSentence: false };
  if (isFirst)
    return {
      head: text.slice(0, sentence.index),
      text: text.slice(sentence.index + sentence[0].length),
      isSentence: true,
    };
  if (subject)
    return {
      head: text.slice(0, subject.index),
      text: text.slice(subject.index + subject[0].length).replace(/^:\s*/, ''),
      isSentence: false,
    };
  return {
    head: '',
    text: text
      .replace(/^\s*(?:for|to|of)\s+/i, '')
      .replace(
        /^(?:an? |the |my )?\d+[ -]?(?:min\w*|h|hours?) (?:session|meeting|talk|workshop|call)\W*/i,
        '',
      ),
    isSentence: isTold,
  };
}

/** What is told has a verb; what is listed has none. */
const TELLS =
  /\b(?:is|are|was|were|got|get|gets|has|have|had|do|does|don'?t|doesn'?t|like|likes|hates?|wants?|that|who)\b|^(?:an? )?\d+[ -]?(?:min|h)/i;

/** “The rota, the new scanner and the 2 open posts.” */
function topicsIn(text: string): string[] {
  const parts = text
    .replace(/[.?!]\s*$/, '')
    .split(/\s*[,;]\s*(?:and\s+)?|\s+and\s+/)
    .map((part) => part.trim())
    .filter(Boolean);
  const isListed = (part: string) => part.split(/\s+/).length <= 8 && !TELLS.test(part);
  return parts.length >= FEWEST && parts.every(isListed) ? parts : [];
}
