import type { Situation, SituationTheme } from '@coachlab/contracts';
import { KNOWN, LIKELY, SURE } from '../situations/confidence.ts';
import type { Match } from '../situations/situation-matcher.ts';
import { isOfOneself } from './own-matter.ts';
import type { Kind } from './kinds-content.ts';
import { speaksOfPeople } from './people-at-work.ts';
import { suits } from './suits.ts';
import { kindAbroad, kindFor } from './ways.ts';
import type { Turn } from './turn.ts';

/** Which situation a message was taken for. */
export interface Understood {
  situation: Situation;
  /** What else it may be. */
  others: Situation[];
  /** Another that the message speaks of as well. */
  second?: Situation;
  /** How the message was understood, in half a sentence. */
  because?: string;
  /** Whether it is as likely one of the others: then they are answered in short as well. */
  isDoubtful?: boolean;
}

const OTHERS = 2;
/** A situation this much weaker than the first is no choice. */
const SHARE_OF_FIRST = 0.55;
const DOUBTFUL = 0.7;
/** A message about people at work is answered from here on; what else it may be is offered. */
const ABOUT_PEOPLE = 0.22;
/** The more words a story has, the more situations it gathers words of: below these, the first of the nearest is right in four of ten, and one of three in seven. */
const OF_A_STORY = [
  { from: 40, confidence: 0.5 },
  { from: 12, confidence: 0.45 },
  { from: 0, confidence: 0.3 },
];
/** From here on one of the three nearest is mostly right. */
const AMONG_THREE = 0.12;
/** Two parts of a message that are this clear are two matters: another one that is offered wrongly costs more trust than one left out. */
const CLEAR = 0.55;
const SECOND = 0.9;
/** Words from which on single sentences tell little of the matter. */
const STORY = 25;

/** The situation that the message speaks of, when one is clearly nearer than the rest. */
export function understood(turn: Turn): Understood | undefined {
  const { match } = turn;
  const two = twoMatters(turn);
  if (two) return two;
  const [first] = match.candidates;
  if (first && match.confidence >= SURE) return { situation: first.situation, others: [] };
  const earlier = withBefore(turn);
  if (earlier) return earlier;
  if (match.language === null && (isTold(turn.message) || isOfAKind(turn))) return ofStory(turn);
  if (isStoryAbroad(turn)) return undefined;
  if (first && isNear(match, turn.message))
    return {
      situation: first.situation,
      others: othersIn(match, turn.message),
      ...(isDoubtful(match, turn.message) && { isDoubtful: true }),
    };
  return ofOnePart(turn);
}

/** Whether a few words, not near enough to anything, name a kind of talk. */
function isOfAKind(turn: Turn): boolean {
  return turn.match.confidence < BELOW_KIND_IN_SHORT && pagesOf(turn) !== undefined;
}

/** The situations of the kind of talk that a message names; what it tells of oneself is no talk about somebody. */
function pagesOf(turn: Turn): readonly string[] | undefined {
  const kind = kindNamed(turn);
  return kind?.pages;
}

function kindNamed({ message, content }: Turn): Kind | undefined {
  const kind = kindFor(content.kinds, message);
  return kind?.isOf === 'others' && isOfOneself(message) ? undefined : kind;
}

/** Words from which on something is told, and not only named. */
const TOLD = 12;

function isTold(message: string): boolean {
  return message.split(/\s+/).length >= TOLD;
}

/** Among so many of the nearest, and not far behind the first, a talk of the kind that is told is the one that is meant. */
const [OF_KIND, SHARE_OF_KIND] = [3, 0.85];
/** Below this the kind of talk says more than what is nearest by its words and of another kind. */
const BELOW_KIND = 0.7;
/** In a few words it takes less for what is nearest to be the one. */
const BELOW_KIND_IN_SHORT = 0.5;
/** From here on words and kind of talk together tell a situation. */
const WITH_KIND = 0.3;

/**
 * The nearest of the kind of talk that a story tells, else the nearest; nothing where that kind is told and none of the nearest is one:
 * then the kind says more than they do.
 */
function ofStory(turn: Turn): Understood | undefined {
  const { match, message } = turn;
  const fitting = match.candidates.filter(({ situation }) => suits(situation, message));
  const pages = pagesOf(turn);
  const least = (fitting[0]?.score ?? 0) * SHARE_OF_KIND;
  const meant =
    pages &&
    fitting
      .slice(0, OF_KIND)
      .find(({ situation, score }) => score >= least && pages.includes(situation.slug));
  const first = meant ?? fitting[0];
  // What is strange in it makes the nearest doubtful, and does not make it wrong: a way for whatever it is would help less.
  if (!first || match.familiarity < AMONG_THREE || (match.confidence < WITH_KIND && !isOfPeople(message)))
    return undefined;
  if (pages && match.confidence < (meant ? WITH_KIND : belowKind(turn))) return undefined;
  const others = fitting.filter((one) => one !== first).map(({ situation }) => situation);
  const isClear = meant ? match.confidence >= WITH_KIND : !isDoubtful(match, message);
  return first === match.candidates[0] && isClear
    ? { situation: first.situation, others: othersIn(match, message) }
    : { situation: first.situation, others: others.slice(0, OTHERS), isDoubtful: true };
}

/** From here on what is nearest says more than the kind of talk. */
function belowKind(turn: Turn): number {
  if (kindNamed(turn)?.isOf === 'self') return SURE;
  return isTold(turn.message) ? BELOW_KIND : BELOW_KIND_IN_SHORT;
}

/** Whether the kind of talk is answered, and not what is nearest. */
export function isKindOfTalk(turn: Turn): boolean {
  const { language, confidence } = turn.match;
  return language === null && confidence < SURE && pagesOf(turn) !== undefined;
}

function isOfPeople(message: string): boolean {
  return speaksOfPeople(message) || OF_VISITOR.test(message);
}

function isDoubtful({ confidence, language, strangeness }: Match, message: string): boolean {
  const words = message.split(/\s+/).length;
  const least =
    strangeness >= MOSTLY_STRANGE ? OF_STRANGE : OF_A_STORY.find(({ from }) => words >= from)!.confidence;
  return language === null && confidence < least;
}

/** Where so much of what is told was never said of the first, it is only one of three below this. */
const [MOSTLY_STRANGE, OF_STRANGE] = [0.45, 0.65];

/** Below this a story in another language is about something else than what is nearest. */
const NEAR_ABROAD = 0.35;

/** In another language a story has few words that are known: a kind of talk that is written in it says more than what is nearest. */
function isStoryAbroad({ language, match, message, content }: Turn): boolean {
  if (!language || match.confidence >= LIKELY || message.split(/\s+/).length < STORY) return false;
  return (
    match.confidence < NEAR_ABROAD || kindAbroad(content.kinds.slice(0, -1), message, language) !== undefined
  );
}

/** What else it may be: whatever is not far behind, and the next in any case where the first is doubtful. */
function othersIn({ candidates, confidence, language }: Match, message: string): Situation[] {
  return candidates
    .slice(1)
    .filter(({ situation }) => language !== null || suits(situation, message))
    .filter(({ score }) => confidence < DOUBTFUL || score >= candidates[0]!.score * SHARE_OF_FIRST)
    .slice(0, OTHERS)
    .map((one) => one.situation);
}

function isNear({ confidence, known, language }: Match, message: string): boolean {
  if (confidence >= LIKELY && known >= KNOWN) return true;
  // “Peter and Ola haven't spoken since May, everything goes through me”: no word for people, and still about them.
  if (confidence >= CLEAR || (confidence >= LIKELY && OF_VISITOR.test(message))) return true;
  return confidence >= ABOUT_PEOPLE && speaksOfPeople(message, language);
}

const OF_VISITOR = /\b(?:i|i'm|i've|me|my|we|us|our)\b/i;

/** A short reply to a question of the coach makes sense with what was asked before. */
function withBefore({ askedBefore, before, message, catalogue, subject }: Turn): Understood | undefined {
  if (!askedBefore || !before.includes('?') || message.split(/\s+/).length > 25) return undefined;
  const both = catalogue.situations.match(`${askedBefore} ${message}`);
  const [first] = both.candidates;
  // Where it was asked which one it is, whatever is told then is the answer.
  if (first && subject?.kind === 'choice' && both.confidence >= LIKELY)
    return { situation: first.situation, others: othersIn(both, `${askedBefore} ${message}`) };
  return first && both.confidence >= SURE ? { situation: first.situation, others: [] } : undefined;
}

/** What cannot wait comes first. */
const URGENT: readonly SituationTheme[] = [
  'life-and-health',
  'dismissal-and-layoffs',
  'inclusion-and-fairness',
  'careers-and-leaving',
  'workload-and-burnout',
  'conflict',
  'performance',
  'pay-and-promotion',
];

function twoMatters(turn: Turn): Understood | undefined {
  const parts = partsOf(turn.request.about).map((part) => turn.catalogue.situations.match(part));
  const clear = parts.filter(
    ({ confidence, known, candidates }) => confidence >= CLEAR && known >= KNOWN && candidates.length > 0,
  );
  const [one, other] = clear;
  if (!one || !other || Math.max(one.confidence, other.confidence) < SURE) return undefined;
  if (Math.min(one.confidence, other.confidence) < SECOND) return undefined;
  // What the whole is surely about comes first; else what cannot wait.
  const whole = turn.match.confidence >= SURE ? turn.match.candidates[0]?.situation : undefined;
  const [first, second] = [one, other]
    .map(({ candidates }) => candidates[0]!.situation)
    .toSorted((a, b) => Number(b === whole) - Number(a === whole) || urgency(a) - urgency(b));
  if (!first || !second || first === second || first.related.includes(second.slug)) return undefined;
  return { situation: first, others: [], second };
}

function urgency({ theme }: Situation): number {
  const at = URGENT.indexOf(theme);
  return at < 0 ? URGENT.length : at;
}

/** A message about several things, of which one is ours; of a story, what one of many sentences is near to is asked about. */
function ofOnePart(turn: Turn): Understood | undefined {
  if (turn.message.split(/\s+/).length >= STORY) return undefined;
  const best = clearestPart(turn);
  return best && { situation: best.candidates[0]!.situation, others: othersIn(best, turn.message) };
}

/** What the clearest of a message's sentences is likely about. */
export function clearestPart(turn: Turn): Match | undefined {
  const [best] = partsOf(turn.request.about)
    .filter((part) => speaksOfPeople(part))
    .map((part) => turn.catalogue.situations.match(part))
    .toSorted((one, other) => other.familiarity - one.familiarity);
  if (!best?.candidates[0] || best.familiarity < LIKELY || best.known < KNOWN) return undefined;
  return best;
}

/** The sentences of a message, and what “by the way” parts. */
function partsOf(text: string): string[] {
  const parts = text
    .split(
      /(?<=[.?!;])\s+|\s*(?:,|\band\b)?\s*\b(?:by the way|btw|also|another (?:thing|question|matter)|besides that|and then there is)\b,?\s*/i,
    )
    .filter((part) => part.trim().split(/\s+/).length >= 3);
  return parts.length > 1 ? parts : [];
}
