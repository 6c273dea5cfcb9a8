import type { Situation } from '@coachlab/contracts';
import { paragraphs, quoted } from '../phrases.ts';
import type { Move, Turn } from '../turn.ts';
import { about } from './situation.ts';

interface Score {
  of: string;
  /** As it was written. */
  shown: string;
  value: number;
}

const MEASURED =
  /\b(?:icpi|scor(?:e|es|ed|ing)|360|surveys?|rating|rated|results?|(?<!bullet )points|engagement|pulse|assessment|questionnaire|out of (?:5|10|100))\b/i;
const NUMBER = String.raw`\d{1,3}(?:[.,]\d{1,2})?`;
const SCALE = String.raw`(?:\s*(?:%|percent|points?|\/\s*\d{1,3}|(?:out )?of \d{1,3}))?`;
const NAME = String.raw`\p{L}[\p{L}-]{2,}(?: \p{L}{4,})?`;
const AFTER_NAME = new RegExp(
  String.raw`(${NAME})\s*(?:score)?\s*(?:is|was|at|:|=|only|with|got|of)?\s*(${NUMBER})(${SCALE})`,
  'giu',
);
const BEFORE_NAME = new RegExp(String.raw`(${NUMBER})(${SCALE})\s+(?:for|in|on)\s+(${NAME})`, 'giu');
const FEWEST = 2;
/** A number of these, or of the clock, is no score. */
const TIME =
  /\d+ (?:minutes?|mins?|hours?|days?|weeks?|months?|years?|people|bullet|bullets|sentences?|steps)\b|\d{1,2}:\d{2}/gi;

/** Scores that the visitor states: which of them to begin with, and how. */
export const scores: Move = (turn) => {
  const { message } = turn;
  if (!MEASURED.test(message)) return undefined;
  const found = scoresIn(message.replace(TIME, ' '));
  if (found.length < FEWEST) return undefined;
  const ranked = found.toSorted((one, other) => one.value - other.value);
  const [lowest, highest] = [ranked[0]!, ranked.at(-1)!];
  const of = situationFor(lowest.of, turn);
  const rest = ranked.slice(1).map(withValue).join(', ');
  const text = paragraphs(
    `**Begin with ${lowest.of}, ${lowest.shown}.** It is the lowest of what you name (${rest}). One thing for a month changes more than ${found.length === FEWEST ? 'two' : 'all of them'} at once.`,
    of && `**Do first.** ${of.doFirst}`,
    `**Ask** three people who see you at work: ${quoted(`When in the last month did you notice my ${lowest.of}, and when was it missing?`)}`,
    `**Use what is strong.** ${withValue(highest)}: it’s what people already come to you for. Let it carry the first step.`,
    'A score is the beginning of a talk and no verdict: a few answers more or less can move it. Look at it again after three months.',
  );
  return of ? about(turn, { situation: of, others: [] }, text) : { text };
};

function scoresIn(message: string): Score[] {
  const found = [
    ...[...message.matchAll(BEFORE_NAME)].map(([, value, scale, of]) => scoreOf(of!, value!, scale!)),
    ...[...message.matchAll(AFTER_NAME)].map(([, of, value, scale]) => scoreOf(of!, value!, scale!)),
  ].filter(({ of }) => !NO_NAMES.test(of));
  const known = new Map<string, Score>();
  for (const one of found)
    if (![...known.values()].some(({ shown }) => shown === one.shown)) known.set(one.of, one);
  return [...known.values()];
}

/** Words beside a number that name no strength. */
const NO_NAMES =
  /^(?:icpi|scores?|my|our|the|got|was|are|is|only|with|have|has|survey|results?|says?|and|but|for|rating|points?|out|least|about|week|year|quarter|month|question|people|answers?|from|last|top)$/i;

function scoreOf(of: string, value: string, scale: string): Score {
  const name = of
    .toLowerCase()
    .split(' ')
    .filter((word) => !NO_NAMES.test(word))
    .join(' ');
  return {
    of: name || of,
    shown: `${value}${scale.replace(/\s+/g, ' ')}`,
    value: Number(value.replace(',', '.')),
  };
}

function withValue({ of, shown: value }: Score): string {
  return `${of} ${value}`;
}

/** What is worth doing first, by what was measured. */
const ABOUT: readonly [RegExp, string][] = [
  [/trust/, 'team-does-not-trust-me'],
  [/listen|empath/, 'listening-better'],
  [/safety|speak|voice/, 'psychological-safety'],
  [/deleg/, 'delegation-start'],
  [/recogni|praise|appreciat/, 'praise-that-lands'],
  [/feedback/, 'first-critical-feedback'],
  [/fair|respect|inclu/, 'favourites'],
  [/workload|balance|stress|pressure/, 'team-overloaded'],
  [/communicat|inform|clarity|direction|expect|role/, 'expectations-unclear'],
  [/develop|career|growth|learn/, 'career-talk'],
  [/conflict/, 'conflict-i-avoid'],
  [/goal|strateg/, 'okr-goals'],
  [/meeting/, 'meetings-too-many'],
  [/decision/, 'decision-stuck'],
  [/motivat|engage|morale/, 'team-unmotivated'],
  [/teamwork|collab|cooperat|cohesion/, 'silos-in-team'],
  [/change/, 'change-fatigue'],
  [/question|coach/, 'good-questions'],
  [/account|owner|responsib/, 'team-no-ownership'],
];

function situationFor(name: string, { catalogue }: Turn): Situation | undefined {
  const slug = ABOUT.find(([words]) => words.test(name))?.[1];
  return catalogue.situations.situations.find((one) => one.slug === slug);
}
