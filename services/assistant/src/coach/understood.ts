import type { Situation, SituationTheme } from '@coachlab/contracts';
import { KNOWN, LIKELY, SURE } from '../situations/confidence.ts';
import type { Match } from '../situations/situation-matcher.ts';
import { speaksOfPeople } from './people-at-work.ts';
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
}

const OTHERS = 2;
/** A situation this much weaker than the first is no choice. */
const SHARE_OF_FIRST = 0.55;
const DOUBTFUL = 0.7;
/** A message about people at work is answered from here on; what else it may be is offered. */
const ABOUT_PEOPLE = 0.22;
/**
 * The more words a story has, the more situations it gathers words of. Below these, what is nearest is right in fewer than half, and among the
 * first three in two of three: then it is a question.
 */
const OF_A_STORY = [
  { from: 40, confidence: 0.5 },
  { from: 25, confidence: 0.4 },
];
/** Two parts of a message that are both this clear are two matters. */
const CLEAR = 0.55;

/** The situation that the message speaks of, when one is clearly nearer than the rest. */
export function understood(turn: Turn): Understood | undefined {
  const { match } = turn;
  const two = twoMatters(turn);
  if (two) return two;
  const [first] = match.candidates;
  if (first && match.confidence >= SURE) return { situation: first.situation, others: [] };
  const earlier = withBefore(turn);
  if (earlier) return earlier;
  if (first && isNear(match, turn.message)) return { situation: first.situation, others: othersIn(match) };
  return ofOnePart(turn);
}

/** What else it may be: whatever is not far behind, and the next in any case where the first is doubtful. */
function othersIn({ candidates, confidence }: Match): Situation[] {
  return candidates
    .slice(1)
    .filter(({ score }) => confidence < DOUBTFUL || score >= candidates[0]!.score * SHARE_OF_FIRST)
    .slice(0, OTHERS)
    .map((one) => one.situation);
}

function isNear({ confidence, known, language }: Match, message: string): boolean {
  if (language === null && confidence < leastOf(message)) return false;
  if (confidence >= LIKELY && known >= KNOWN) return true;
  // “Peter and Ola haven't spoken since May, everything goes through me”: no word for people, and still about them.
  if (confidence >= CLEAR || (confidence >= LIKELY && OF_VISITOR.test(message))) return true;
  return confidence >= ABOUT_PEOPLE && speaksOfPeople(message, language);
}

function leastOf(message: string): number {
  const words = message.split(/\s+/).length;
  return OF_A_STORY.find(({ from }) => words >= from)?.confidence ?? 0;
}

const OF_VISITOR = /\b(?:i|i'm|i've|me|my|we|us|our)\b/i;

/** A short reply to a question of the coach makes sense with what was asked before. */
function withBefore({ askedBefore, before, message, catalogue, subject }: Turn): Understood | undefined {
  if (!askedBefore || !before.includes('?') || message.split(/\s+/).length > 25) return undefined;
  const both = catalogue.situations.match(`${askedBefore} ${message}`);
  const [first] = both.candidates;
  // Where it was asked which one it is, whatever is told then is the answer.
  if (first && subject?.kind === 'choice' && both.confidence >= LIKELY)
    return { situation: first.situation, others: othersIn(both) };
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
  if (!one || !other) return undefined;
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
  if (leastOf(turn.message) > 0) return undefined;
  const best = clearestPart(turn);
  return best && { situation: best.candidates[0]!.situation, others: othersIn(best) };
}

/** What the clearest of a message's sentences is likely about. */
export function clearestPart(turn: Turn): Match | undefined {
  const [best] = partsOf(turn.request.about)
    .filter((part) => speaksOfPeople(part))
    .map((part) => turn.catalogue.situations.match(part))
    .toSorted((one, other) => other.confidence - one.confidence);
  if (!best?.candidates[0] || best.confidence < LIKELY || best.known < KNOWN) return undefined;
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
