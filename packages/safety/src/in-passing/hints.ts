import type { Language } from '../concern.ts';

/**
 * What is said in passing by somebody who thinks of dying, or of somebody who does. None of it is a word for death: the thought
 * itself (not waking up, not braking, letting go), standing at an edge or counting tablets, and what is harmless alone.
 */
export const HINTS = [
  'thought',
  'edge',
  'dispensable',
  'stillness',
  'place',
  'means',
  'affairs',
  'musing',
  'hidden',
  'worn',
] as const;
export type Hint = (typeof HINTS)[number];

/** How one language says them. Patterns are matched against `plainText`, sentence by sentence. */
export interface HintWords {
  language: Language;
  hints: Record<Hint, RegExp>;
  /** What makes being away, quiet and a last day harmless: a holiday, a leave, a retirement, another job. */
  explained: RegExp;
  /** Somebody is quoted, or spoken of. */
  reported: RegExp;
  self: RegExp;
  other: RegExp;
}
