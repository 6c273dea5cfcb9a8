import type { Condition } from './emergencies/conditions.ts';

export const CONCERN_KINDS = [
  'after-suicide',
  'suicide',
  'self-harm',
  'violence-at-home',
  'threat',
  'abuse-at-work',
  'panic',
  'eating',
  'addiction',
] as const;
/**
 * In the order of urgency: where several are named, the first is answered. Words for a death by suicide contain those for the
 * danger of one, so they come first; their rules leave attempts to the second.
 */
export type ConcernKind = (typeof CONCERN_KINDS)[number];

export type Language = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'pl';

/** Whose danger it is: the visitor's, somebody else's, or not to be told from the words. */
export type Who = 'self' | 'other' | 'unknown';

export interface Concern {
  kind: ConcernKind;
  who: Who;
  /** False where the words may mean something harmless: help is then folded above the answer. */
  sure: boolean;
  /** No words for it, and signs together that may be of it: things given away, goodbyes, a sudden peace. */
  signs?: boolean;
  /** Said in passing, without a word for it, in a story of something else: it is asked about first, and the rest waits. */
  aside?: boolean;
  /** The sentence that says it, as it was written, where it is short enough to be given back. */
  said?: string;
  /** Likely a danger to somebody, and nothing says which: the answer names several. */
  unclear?: boolean;
  /** A threat of somebody who will come with a weapon, and when. */
  armed?: boolean;
  /** A medical emergency; where it is not sure, people fell ill in the heat before. */
  emergency?: Condition;
  /** Somebody is followed, waited for or watched. */
  stalked?: boolean;
  /** Of the body, and for days: a matter for a doctor this week. */
  lasting?: boolean;
  /** It was said from a distance, in a text, a post, on the phone: whoever said it is not in the room. */
  apart?: boolean;
  /** And whoever said it does not answer. */
  unreached?: boolean;
  language: Language;
}

/** Words that point at a danger. Patterns are matched against `normalise`d text. */
export interface Rule {
  kind: ConcernKind;
  says: RegExp;
  /** Idioms and everyday meanings that contain the same words. */
  unless?: RegExp | undefined;
  /** Default true. */
  sure?: boolean;
  /** Where the words alone say whose danger it is. */
  who?: Who;
}

export interface LanguageRules {
  language: Language;
  rules: Rule[];
  /** Words for the speaker, and for anybody else: the one nearest before the danger says whose it is. */
  self: RegExp;
  other: RegExp;
}
