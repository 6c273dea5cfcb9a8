import type { SituationTheme } from '@coachlab/contracts';
import { readContentFile } from '@coachlab/service-common';
import { contentPath } from '../situations/recognition-content.ts';
import { type Circumstance, CIRCUMSTANCES } from './circumstances.ts';
import { type Kind, KINDS } from './kinds-content.ts';
import { ANSWERS, type TheirAnswer } from './their-answers-content.ts';

/** A word of the trade, and what it is often taken for. */
export interface Notion {
  /** As a heading. */
  term: string;
  /** Other names, in lower case. */
  called: readonly string[];
  /** Two to four sentences. */
  means: string;
  /** Another term to where the two part. */
  against: Readonly<Record<string, string>>;
  /** When to use it. */
  use: string;
  example: string;
  /** Ids. */
  artifacts: readonly string[];
}

/** What may happen in a talk, and what to do then. */
export interface WhatIf {
  /** Regular expression over the message. */
  asked: string;
  /** What happens, after “If”. */
  happens: string;
  answer: string;
  say: string;
  /** Words by which a text speaks of it: a regular expression. */
  mentions: string;
  /** Slug of the situation that is all about it. */
  situation?: string;
}

/** What somebody says next about a matter that has been answered, and what to say to it. */
export interface FollowUp {
  /** Regular expressions over the message: what has to fit, and what may not. */
  asked: string;
  unless?: string;
  /** How it is understood, as a heading. */
  taken: string;
  answer: string;
  say: string;
  /** Words by which a text speaks of it: a regular expression. */
  mentions: string;
  /** What is added to the matter says more than it. */
  isLoose?: boolean;
}

/** What can be done when no situation is about what has happened: the first whose pattern fits. */
interface Matter {
  asked: string;
  prepare: string;
  say: string;
  ask: readonly string[];
  avoid: string;
}

/** What is answered to a question of yes or no. */
export interface Verdict {
  /** Regular expression over the question. */
  asked: string;
  /** Yes, no, or which. */
  says: string;
  because: string;
  /** What would change it. */
  unless: string;
  /** The sentence to go with it. */
  say?: string;
  /** For whatever the others don't name. */
  isGeneral?: boolean;
  /** Only where a situation of these themes is spoken of. */
  themes?: readonly SituationTheme[];
}

/** Two situations told in the same words, and how one tells which is meant. */
export interface Direction {
  /** Slugs: what is the nearest by its words, and what is meant all the same. */
  nearest: string;
  meant: string;
  /** Regular expressions: what has to fit, and what may not. */
  when: string;
  unless: string;
}

/** What the coach knows beside the catalogue. */
export interface CoachContent {
  notions: readonly Notion[];
  whatIfs: readonly WhatIf[];
  followUps: readonly FollowUp[];
  circumstances: readonly Circumstance[];
  ways: readonly Matter[];
  kinds: readonly Kind[];
  answers: readonly TheirAnswer[];
  verdicts: readonly Verdict[];
  directions: readonly Direction[];
  /** Slugs of somebody else's case, and of the visitor's own that is told in the same words. */
  ownMatters: Readonly<Record<string, string>>;
  plainQuestions: readonly PlainQuestion[];
}

/** A question of the trade with a plain answer. */
interface PlainQuestion {
  phrases: readonly string[];
  /** Where one of these stands as well, something else is asked. */
  unless?: readonly string[];
  answer: string;
}

export const NO_CONTENT: CoachContent = {
  notions: [],
  whatIfs: [],
  followUps: [],
  circumstances: [],
  ways: [],
  kinds: [],
  answers: [],
  verdicts: [],
  directions: [],
  ownMatters: {},
  plainQuestions: [],
};

const text = { type: 'string', minLength: 3 };
const list = (items: object) => ({ type: 'array', minItems: 1, items });
const texts = { type: 'array', items: { type: 'string', minLength: 2 } };
const NOTIONS = list({
  type: 'object',
  additionalProperties: false,
  required: ['term', 'called', 'means', 'against', 'use', 'example', 'artifacts'],
  properties: {
    term: text,
    called: texts,
    means: text,
    against: { type: 'object', additionalProperties: text },
    use: text,
    example: text,
    artifacts: texts,
  },
});
const WHAT_IFS = list({
  type: 'object',
  additionalProperties: false,
  required: ['asked', 'happens', 'answer', 'say', 'mentions'],
  properties: {
    asked: text,
    happens: text,
    answer: text,
    say: text,
    mentions: text,
    situation: text,
  },
});

const FOLLOW_UPS = list({
  type: 'object',
  additionalProperties: false,
  required: ['asked', 'taken', 'answer', 'say', 'mentions'],
  properties: {
    asked: text,
    unless: text,
    taken: text,
    answer: text,
    say: text,
    mentions: text,
    isLoose: { type: 'boolean' },
  },
});

const WAYS = list({
  type: 'object',
  additionalProperties: false,
  required: ['asked', 'prepare', 'say', 'ask', 'avoid'],
  properties: { asked: text, prepare: text, say: text, ask: list(text), avoid: text },
});

const VERDICTS = list({
  type: 'object',
  additionalProperties: false,
  required: ['asked', 'says', 'because', 'unless'],
  properties: {
    asked: text,
    says: text,
    because: text,
    unless: text,
    say: text,
    isGeneral: { type: 'boolean' },
    themes: { type: 'array', items: text },
  },
});

const DIRECTIONS = list({
  type: 'object',
  additionalProperties: false,
  required: ['nearest', 'meant', 'when', 'unless'],
  properties: { nearest: text, meant: text, when: text, unless: text },
});

const PLAIN_QUESTIONS = list({
  type: 'object',
  additionalProperties: false,
  required: ['phrases', 'answer'],
  properties: { phrases: list(text), unless: list({ type: 'string', minLength: 2 }), answer: text },
});
const OWN_MATTERS = { type: 'object', additionalProperties: text };

/** @throws ContentError */
export async function readCoachContent(): Promise<CoachContent> {
  const [
    notions,
    whatIfs,
    followUps,
    circumstances,
    ways,
    kinds,
    answers,
    verdicts,
    directions,
    ownMatters,
    plainQuestions,
  ] = await Promise.all([
    readContentFile<Notion[]>(contentPath('notions'), NOTIONS),
    readContentFile<WhatIf[]>(contentPath('what-ifs'), WHAT_IFS),
    readContentFile<FollowUp[]>(contentPath('follow-ups'), FOLLOW_UPS),
    readContentFile<Circumstance[]>(contentPath('circumstances'), CIRCUMSTANCES),
    readContentFile<Matter[]>(contentPath('ways'), WAYS),
    readContentFile<Kind[]>(contentPath('kinds'), KINDS),
    readContentFile<TheirAnswer[]>(contentPath('their-answers'), ANSWERS),
    readContentFile<Verdict[]>(contentPath('verdicts'), VERDICTS),
    readContentFile<Direction[]>(contentPath('directions'), DIRECTIONS),
    readContentFile<Record<string, string>>(contentPath('own-matters'), OWN_MATTERS),
    readContentFile<PlainQuestion[]>(contentPath('plain-questions'), PLAIN_QUESTIONS),
  ]);
  return {
    notions,
    whatIfs,
    followUps,
    circumstances,
    ways,
    kinds,
    answers,
    verdicts,
    directions,
    ownMatters,
    plainQuestions,
  };
}
