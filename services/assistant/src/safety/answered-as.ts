import { type Concern, concernByRules, NEAR_DANGER } from '@coachlab/safety';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { requestIn } from '../coach/requests.ts';
import { isAboutSiteAlone, siteQuestionsIn } from '../site/questions/site-questions.ts';
import { LIKELY } from '../situations/confidence.ts';
import { askedOn } from './asked-on.ts';
import { isOldSuicide } from './bereavement.ts';
import { isAboutChildren } from './children-first.ts';
import { readConcern } from './read-concern.ts';
import {
  isGrave,
  isHarmlessWhereItResemblesDanger,
  isStoryOfLife,
  isStoryOfWork,
  isTalkOfWork,
  workWordsIn,
} from './talk-of-work.ts';

/** What a message is answered as danger with: what goes on about one that was spoken of names it again. */
export function heardIn(
  message: string,
  before: Concern | undefined,
  isFirst: boolean,
  catalogue: Catalogue,
): Concern | undefined {
  const goesOn = before && askedOn(message) && readConcern(message);
  const concern = answeredAs(message, before, isFirst, catalogue) ?? (goesOn || undefined);
  return concern && isOldSuicide(concern, message) ? undefined : concern;
}

/** The danger that a message is answered as new with, `faint` where a line below will do. */
export function answeredAs(
  message: string,
  before: Concern | undefined,
  isFirst: boolean,
  catalogue: Catalogue,
): Concern | undefined {
  const concern = lessWhereHarmless(readConcern(message), message, before);
  if (concern && isQuestionAboutSite(concern, message)) return undefined;
  if (!concern || (concern.kind === 'panic' && !concern.emergency && isNervous(message))) return undefined;
  if (concern.emergency || (concern.stalked && concern.sure)) return concern;
  // What no rule names, in a story in which no word but those of work stands.
  const isGuess = isGuessed(concern, message);
  if (!before && isGuess && isStoryOfWork(message, concern)) return undefined;
  if (!before && isGuess && isStoryOfLife(message, concern)) return { ...concern, sure: false, faint: true };
  // After a danger that was sure, what only resembles another is not asked about in its place.
  if (before?.sure && isGuess && concern.kind !== before.kind) return undefined;
  if (concern.kind === 'abuse-at-work' && isOwnDoing(message)) return undefined;
  const faintly: Concern = { ...concern, sure: false, faint: true };
  if (isOfManner(concern, message)) return faintly;
  const isNamed = concern.signs === true || concernByRules(message) !== undefined;
  const isOrdinaryTalk = !before || (before.faint === true && !before.signs);
  // In the middle of an ordinary talk a short remark that is faintly like a danger is one of the talk's.
  if (isOrdinaryTalk && !isFirst && isOfTheTalk(message)) {
    if (concern.faint) return undefined;
    if (!concern.sure && !isGrave(message) && !isNamed) return faintly;
  }
  // A question that goes on names the danger again, or sounds like one; what is surely said is answered as new.
  if (!concern.sure && before && askedOn(message)) return undefined;
  if (isAboutChildren(concern, message)) return { ...concern, faint: false };
  const isOfWork =
    !concern.sure && !before && (isOrdinary(message, catalogue, concern) || isTalkOfWork(message, concern));
  if (concern.faint) return isOfWork ? undefined : concern;
  return isOfWork && !isNamed ? faintly : concern;
}

/**
 * What only resembles a danger, in a message that asks nothing but about the site, or faintly and beside such a question. Whoever speaks
 * of home, body or fear in the same breath may ask because of it.
 */
function isQuestionAboutSite(concern: Concern, message: string): boolean {
  if (concern.sure || concern.emergency || concern.stalked || isGrave(message)) return false;
  if (isAboutSiteAlone(message)) return true;
  return concern.faint === true && isGuessed(concern, message) && siteQuestionsIn(message).found.length > 0;
}

/** What only resembles a danger, in a story that is harmless where it does, gets a line below. */
function lessWhereHarmless(
  concern: Concern | undefined,
  message: string,
  before: Concern | undefined,
): Concern | undefined {
  if (!concern || before || concern.faint || concern.emergency || concern.stalked) return concern;
  if (!isGuessed(concern, message) || !isHarmlessWhereItResemblesDanger(message)) return concern;
  return { ...concern, sure: false, faint: true };
}

/** Whether no rule names what is seen. */
function isGuessed({ sure, signs }: Concern, message: string): boolean {
  return !sure && !signs && !concernByRules(message);
}

/** How sure it has to be what a message tells of in which a danger is more than faintly heard, and one that has hardly a word of work. */
const [HEARD, CLEAR] = [0.6, 0.86];
/** How sure it has to be what a message tells of, where that may be of danger, or words of body, fear and farewell are in it. */
const BEYOND_DOUBT = 0.93;
/** How sure in another language, for what was fitted to English, and how much of it has to be known. */
const ABROAD = { sure: 0.93, known: 0.8 };

/** Whether a message tells of a situation in which nobody is in danger. */
function isOrdinary(message: string, { situations }: Catalogue, { kind, faint }: Concern): boolean {
  const { candidates, familiarity: confidence, known, language } = situations.match(message);
  const [first] = candidates;
  if (language && (confidence < ABROAD.sure || known < ABROAD.known)) return false;
  const least = workWordsIn(message) > 1 ? (faint ? LIKELY : HEARD) : CLEAR;
  if (!first || confidence < least) return false;
  if (!faint && isGrave(message) && confidence < BEYOND_DOUBT) return false;
  const { slug, theme } = first.situation;
  // A situation that may be of danger is an ordinary one where it is surely meant, nothing more than faintly like danger, and tells of no body, fear or farewell.
  if (NEAR_DANGER.has(slug))
    return faint === true && !language && confidence >= BEYOND_DOUBT && !isGrave(message);
  // What is surely about an illness is about no threat.
  return theme !== 'life-and-health' || (kind === 'threat' && confidence >= BEYOND_DOUBT);
}

/** That somebody was put down in a meeting is a matter of manner first, unless more is told, or it is the visitor. */
function isOfManner({ kind, who }: Concern, message: string): boolean {
  return (
    kind === 'abuse-at-work' &&
    who === 'other' &&
    IN_A_MEETING.test(message) &&
    !MORE_THAN_MANNER.test(message)
  );
}

const IN_A_MEETING = /\b(?:meeting|review|call|presentation|standup|stand-up|workshop|feedback)\b/i;
const MORE_THAN_MANNER =
  /\b(?:touch\w*|grop\w*|grab\w*|hit|hits|threat\w*|harass\w*|assault\w*|sexual\w*|racis\w*|slurs?|bull(?:y|ied|ying|ies)|mobb\w*|abus\w*|every (?:day|week)|daily|constantly|for (?:weeks|months|years)|afraid|scared|cr(?:y|ies|ied|ying)|me)\b/i;

/** Who was loud or unfair tells of what they did, and of nothing that was done to them. */
function isOwnDoing(message: string): boolean {
  const said = message.replaceAll('’', "'");
  return OWN_DOING.test(said) && !DONE_TO_ME.test(said);
}

const OWN_DOING =
  /\bi(?:'ve| have)? (?:\w+ )?(?:humiliated|shouted|yelled|snapped|insulted|swore|bullied|screamed|embarrassed|called (?:him|her|them) an?)\b|\bshouted (?:him|her|them) down\b/i;
const DONE_TO_ME =
  /\b(?:humiliat\w+|bull(?:y|ies|ied|ying)|hits?|touch\w+|threat\w+|grab\w+|grop\w+|harass\w+|insult\w+|shouts?|screams?|slapp\w+|push\w+|abus\w+|attack\w+)(?: \w+)? (?:me|us)\b|\bme (?:an? )?(?:slut|bitch|idiot|monkey)\b/i;

/** A heart that races before a speech is nerves, unless the body does more. */
function isNervous(message: string): boolean {
  return BEFORE_A_SPEECH.test(message) && !MORE_THAN_NERVES.test(message);
}

const BEFORE_A_SPEECH =
  /\b(?:(?:on|go on|on the) stage|speech|presentation|present(?:ing)? (?:to|in|at|my)|audience|keynote|town hall|(?:speak|talk|speaking|talking) (?:in front of|to \d+))\b/i;
const MORE_THAN_NERVES =
  /\b(?:panic attack|chest|faint\w*|pass(?:ed|ing)? out|collaps\w*|breath\w*|die|dying|heart attack|stroke|cry\w*|sob\w*|seizure|unconscious|voices)\b/i;

/** A remark, or a wish for other words, a shorter answer, an agenda. */
function isOfTheTalk(message: string): boolean {
  const words = message.split(/\s+/).length;
  return words < REMARK || (words < WISH && requestIn(message, true).form !== undefined && !isGrave(message));
}

/** Words of a remark, and of a wish. */
const [REMARK, WISH] = [25, 30];
