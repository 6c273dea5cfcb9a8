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
  /** False where the words may mean something harmless: the question is then answered too. */
  sure: boolean;
  /** Not sure, and likelier harmless: a line beside the answer will do. */
  faint?: boolean;
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
