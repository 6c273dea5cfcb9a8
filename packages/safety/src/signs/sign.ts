import type { Language } from '../concern.ts';

/**
 * What people do who put their affairs in order: each may be harmless, and two together are asked about. Parting, peace and
 * future come in a plain form, which is said at every leaving, and in a form that sounds like the last time.
 */
export const SIGNS = [
  'gives',
  'entrusts',
  'provides',
  'parting',
  'lastParting',
  'peace',
  'suddenPeace',
  'future',
  'noFuture',
  'settles',
  'handsOver',
  'unusual',
  'darkBefore',
] as const;
export type Sign = (typeof SIGNS)[number];

/** How one language says them. Patterns are matched against `plainText`, and `g` is set on all. */
export interface SignWords {
  language: Language;
  signs: Record<Sign, RegExp>;
  /** That nothing explains it: no notice, no other job, no move. */
  unexplained: RegExp;
  /** What explains it wholly: retirement, a birth, a move, clearing out together. */
  explained: RegExp;
  /** What explains the leaving, and not that somebody gives away everything: a notice, a last day. */
  leaving: RegExp;
  /** Words for the visitor, and for somebody else. */
  self: RegExp;
  other: RegExp;
}
