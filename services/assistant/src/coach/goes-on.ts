import { LIKELY, NEAR, SURE } from '../situations/confidence.ts';
import type { Turn } from './turn.ts';

/** From here on a remark about somebody who was spoken of tells of another situation. */
const CLEAR = 0.65;
/** In more words a matter is told. */
const REMARK = 30;
/** In so many words another matter can be told without a question. */
const TOLD = 9;

/**
 * Whether a message goes on about the situation that is under way: it has no matter of its own. What somebody may do, say or
 * feel about what was advised has none, whatever situation its words resemble; anything else has one where it surely tells of
 * another situation, or likely and of somebody who has not been spoken of, or in a question of its own.
 */
export function goesOn({ message, match, subject, situation: of }: Turn): boolean {
  if (!of || (subject?.kind !== 'situation' && subject?.kind !== 'choice')) return false;
  if (message.split(/\s+/).length > REMARK || turnsToAnother(message)) return false;
  const first = match.candidates[0]?.situation;
  if (!first || first === of || of.related.includes(first.slug)) return true;
  if (match.confidence >= SURE && first.theme === 'life-and-health') return false;
  if (match.confidence >= SURE && message.split(/\s+/).length >= TOLD && !isAboutWhatWasSaid(message))
    return false;
  if (isAboutWhatWasSaid(message) || (!ASKS_OR_WANTS.test(message) && !INTRODUCES_SOMEBODY.test(message)))
    return true;
  if (match.confidence >= SURE) return false;
  const { confidence } = match;
  if (confidence >= NEAR && OTHER_CASE.test(message)) return false;
  if (confidence < LIKELY || (confidence < CLEAR && POINTS_BACK.test(message))) return true;
  return ![POINTS_BACK, INTRODUCES, OPENS].some((words) => words.test(message));
}

/** A condition, a forecast of what they will say, or words for the advice itself. */
function isAboutWhatWasSaid(message: string): boolean {
  return FORECAST.test(message) || OF_THE_ADVICE.test(message);
}

const FORECAST =
  /^\W*(?:(?:and|but|ok(?:ay)?|hm+|so|yes|then|or|also)\W+)*(?:what if|(?:maybe |perhaps )?(?:if|suppose)|can'?t i|couldn'?t i|could i(?: just)?|can i(?: just)?|i(?:'ll| will| was|'d| would|'m| am)? (?:just |rather |going to |gonna |thought (?:i|of)\b))|\b(?:he|she|they|it|people|everyone|everybody)(?:'ll| will|'d| would| might| is going to| are going to)(?: just| only| probably| simply| then)? (?:say|tell|laugh|ask|deny|answer|think|be (?:furious|angry|mad|upset|hurt|offended|sad))/i;
const OF_THE_ADVICE =
  /^\W*(?:(?:and|but|ok(?:ay)?|hm+|so|yes|no)\W+)*(?:(?:that|this|it)(?:'s| is| sounds?| feels?| seems?)|too|way too|(?:he|she|they)(?:'s|'re| is| are)? (?:my|a|an|the|also) (?:\w+ )?(?:friend|cousin|brother|sister|son|daughter|nephew|niece|in-law)|tried (?:that|it)|(?:i|we)(?:'ve| have| did)? (?:already )?(?:tried|told|said|talked|did|asked|spoke))\b/i;

export function turnsToAnother(message: string): boolean {
  return TURNS_TO.test(message);
}

/** It is said that something else comes. */
const TURNS_TO =
  /\b(?:another|different|new|separate|unrelated) (?:matter|topic|subject|question|problem|issue|thing|one)\b|\b(?:next|other|last) (?:matter|topic|subject|question)\b|\b(?:something|anything) else(?! (?:he|she|they)\b)\b|\bunrelated\b|\bback to\b|\bleave that\b|\bon another note\b/i;

/** Whoever was spoken of. */
const POINTS_BACK = /\b(?:he|she|they|him|her|them|his|their|both|each|it|that|this)\b/i;

/** What neither asks nor wants something adds to what was told. */
const ASKS_OR_WANTS =
  /\?|\b(?:how|what|when|where|who|which|why|should|shall) (?:do|does|to|can|could|should|would|is|are|about|i|we|if)\b|\b(?:i|we) (?:have to|need|must|want|would like|'d like)\b|\b(?:help|advice|tips?|any ideas?)\b/i;
/** Somebody of whom nothing has been told, at the beginning of a message. */
const INTRODUCES_SOMEBODY =
  /^\W*(?:(?:and|also|ok(?:ay)?|now|so|then)\W+)*(?:my|our|one of (?:my|our|the)|one person|two people|two of (?:my|our)|another|some(?:one|body)|an?)\b/iu;

/** “And for the very first one?” */
const OTHER_CASE = /^\W*(?:and|ok(?:ay)?|but)\W+(?:for|with|in) /i;

/** A question that needs nothing of what was said. */
const OPENS =
  /^\W*(?:(?:and|ok(?:ay)?|so|then|well|now)\W+)*(?:how (?:do|can|should|to|often|long|much)|what (?:is|are|makes|to)|where|who|(?:i|we) (?:have|need|want|must)\b)/i;

/** Somebody or something of which nothing has been told. */
const INTRODUCES =
  /\b(?:my|our|one of (?:my|our|the)|two of (?:my|our)|some(?:one|body)|another) (?:\p{L}+ ){0,2}\p{L}+|\b(?:an?|one|two) (?:\p{L}+ ){0,2}(?:employee|colleague|client|customer|coachee|nurse|teacher|developer|manager|boss|report|person|man|woman|guy|apprentice|intern|trainee|volunteer|driver|parent)s?\b/iu;
