import type { SituationTheme } from '@coachlab/contracts';
import { readContentFile } from '@coachlab/service-common';
import { contentPath } from '../situations/recognition-content.ts';
import { ROLES, type Role } from './roles.ts';

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
}

/** What can be done when no situation is about what is told. */
export interface Ways {
  /** By what has happened: the first whose pattern fits. */
  matters: readonly {
    asked: string;
    prepare: string;
    /** Where it says more than what is said to whomever it is. */
    say?: string;
    ask: readonly string[];
    avoid: string;
  }[];
  /** By whom the talk is with. */
  people: readonly { who: Role; say: string; follow: string }[];
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
  ways: Ways;
  verdicts: readonly Verdict[];
  directions: readonly Direction[];
}

export const NO_CONTENT: CoachContent = {
  notions: [],
  whatIfs: [],
  followUps: [],
  ways: { matters: [], people: [] },
  verdicts: [],
  directions: [],
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
  properties: { asked: text, unless: text, taken: text, answer: text, say: text, mentions: text },
});

const WAYS = {
  type: 'object',
  additionalProperties: false,
  required: ['matters', 'people'],
  properties: {
    matters: list({
      type: 'object',
      additionalProperties: false,
      required: ['asked', 'prepare', 'ask', 'avoid'],
      properties: { asked: { type: 'string' }, prepare: text, say: text, ask: list(text), avoid: text },
    }),
    people: list({
      type: 'object',
      additionalProperties: false,
      required: ['who', 'say', 'follow'],
      properties: { who: { enum: Object.keys(ROLES) }, say: text, follow: text },
    }),
  },
};

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

/** @throws ContentError */
export async function readCoachContent(): Promise<CoachContent> {
  const [notions, whatIfs, followUps, ways, verdicts, directions] = await Promise.all([
    readContentFile<Notion[]>(contentPath('notions'), NOTIONS),
    readContentFile<WhatIf[]>(contentPath('what-ifs'), WHAT_IFS),
    readContentFile<FollowUp[]>(contentPath('follow-ups'), FOLLOW_UPS),
    readContentFile<Ways>(contentPath('ways'), WAYS),
    readContentFile<Verdict[]>(contentPath('verdicts'), VERDICTS),
    readContentFile<Direction[]>(contentPath('directions'), DIRECTIONS),
  ]);
  return { notions, whatIfs, followUps, ways, verdicts, directions };
}
