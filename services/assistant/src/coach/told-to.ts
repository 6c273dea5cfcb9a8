import { canBeSaid } from './can-be-said.ts';
import { asSentence, saidTo, trimmed } from './perspective.ts';

/** Words before what is told. */
const LEADS_IN =
  /^\W*(?:(?:and|but|so|well|also|ok(?:ay)?|yes|btw|by the way|oh|now|actually|just so you know|plus)\b\W*)+/i;
/** Whoever it is told of acts in it. */
const OF_PERSON = /^(?:he|she|they|he's|she's|they're)\b/i;
const HAS_VERB =
  /\b(?:is|are|was|were|has|have|had|did|does|do|\w+ed|came|went|said|says|told|goes|works|drives|takes)\b/i;
/** What the visitor did is nothing to be said to the other. */
const OF_VISITOR = /^(?:i|i'm|i've|we|we've|my|our)\b/i;
const MOST_WORDS = 24;

/** What a message tells of the person, as it can be said to them; else in brackets, to be put into words. */
export function toldTo(message: string, name: string | undefined): string {
  const told = plainly(message);
  const said = trimmed(saidTo(told, name ? [name] : []));
  if (isOfPerson(told, name) && canBeSaid(told, true) && HAS_VERB.test(told) && isShort(told))
    return asSentence(withCapitals(said));
  return OF_VISITOR.test(told) ? '[What happened, and on which day.]' : `[${told}]`;
}

/** Whether a message tells something of the person, and can be said to them as it stands. */
export function isToldOf(message: string, name: string | undefined): boolean {
  const told = plainly(message);
  return isOfPerson(told, name) && canBeSaid(told, true) && isShort(told);
}

function isOfPerson(told: string, name: string | undefined): boolean {
  return OF_PERSON.test(told) || (name !== undefined && told.startsWith(name));
}

function isShort(told: string): boolean {
  return told.split(/\s+/).length <= MOST_WORDS;
}

/** Without what leads in and without a full stop. */
export function plainly(message: string): string {
  return trimmed(message.replaceAll('’', "'").replace(LEADS_IN, ''));
}

const DAYS =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:january|february|april|june|july|august|september|october|november|december)\b/g;

/** Days and months as they are written in a text. */
export function withCapitals(text: string): string {
  return text.replace(DAYS, (day) => day.charAt(0).toUpperCase() + day.slice(1));
}
