import { readFileSync } from 'node:fs';
import { concernIn } from '../concern-in.ts';

/** Sentences that no rule was written from, by the name of their file. */
export const UNSEEN = ['danger-plain', 'danger-hinted', 'ordinary'] as const;
export type Unseen = (typeof UNSEEN)[number];

export interface UnseenFigures {
  asked: number;
  /** Taken for a danger: right for the first two files, wrong for the third. */
  taken: string[];
  passed: string[];
}

export function figuresOf(name: Unseen): UnseenFigures {
  const file = new URL(`../../evaluation/unseen-${name}.txt`, import.meta.url);
  const lines = readFileSync(file, 'utf8').split('\n');
  const texts = lines
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => line.slice(line.indexOf('|') + 1).trim());
  const taken = texts.filter((text) => concernIn(text));
  return { asked: texts.length, taken, passed: texts.filter((text) => !taken.includes(text)) };
}
