import { readFile } from 'node:fs/promises';
import type { SearchIndex } from '../search-index.ts';

export interface SearchCase {
  typed: string;
  /** Ids, any of which is right. */
  right: string[];
}

export interface Figures {
  asked: number;
  /** Shares from 0 to 1. */
  first: number;
  firstThree: number;
  misses: { typed: string; found: string[] }[];
}

/** By when they were written: before the rules, or after them by somebody who had not seen them. */
export const CASE_FILES = ['first', 'second', 'third', 'fourth'] as const;
export type CaseFile = (typeof CASE_FILES)[number];

export async function readCases(file: CaseFile): Promise<SearchCase[]> {
  const text = await readFile(new URL(`../../evaluation/cases-${file}.txt`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => {
      const [typed = '', ids = ''] = line.split('|');
      return { typed: typed.trim(), right: ids.trim().split(/\s+/) };
    });
}

export function figuresOf(cases: readonly SearchCase[], index: SearchIndex): Figures {
  const asked = cases.map(({ typed, right }) => {
    const found = index.find(typed, 3).map(({ id }) => id);
    return { typed, found, place: found.findIndex((id) => right.includes(id)) };
  });
  const share = (holds: (place: number) => boolean) =>
    asked.filter(({ place }) => holds(place)).length / asked.length;
  return {
    asked: asked.length,
    first: share((place) => place === 0),
    firstThree: share((place) => place >= 0),
    misses: asked.filter(({ place }) => place < 0),
  };
}
