import type { Rule } from '../rule.ts';
import { passagesOf } from '../text/prose.ts';

/** Phrases that could stand in any text, and so say nothing in this one. */
const EMPTY_PHRASES = [
  /\bgame[- ]?changer/i,
  /\bunlock(?:s|ing)? (?:your|their|the|full)\b/i,
  /\bempower(?:s|ed|ing|ment)?\b/i,
  /\bfast-paced\b/i,
  /\bdelve\b/i,
  /\bsynerg/i,
  /\bat the end of the day\b/i,
  /\bholistic/i,
  /\bseamless/i,
  /\bbest practices?\b/i,
  /\bworld-class\b/i,
  /\blorem ipsum\b|\bTODO\b|\bTBD\b/i,
];

export const wording: Rule = {
  name: 'no empty phrases',
  scope: 'each',
  check: ({ artifacts }) =>
    artifacts.flatMap((artifact) =>
      passagesOf(artifact).flatMap(({ field, text }) =>
        EMPTY_PHRASES.flatMap((phrase) => {
          const found = phrase.exec(text)?.[0];
          return found === undefined ? [] : [{ id: artifact.id, field, message: `says “${found}”` }];
        }),
      ),
    ),
};
