import { join } from 'node:path';
import { readContentFile } from '@coachlab/service-common';
import type { SituationMatcher } from '../situations/situation-matcher.ts';
import { EVALUATION } from './situation-questions.ts';

const VISITS = ['first-visits', 'dev-visits-2026-11', 'held-visits-2026-11', 'blind-visits-2026-11-28'];

/** A long first message of a graded visit, and the slugs of the situations that it may be taken for. */
export interface Story {
  question: string;
  expect: string[];
}

const MATTERS = { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } };

/** The stories of `evaluation/story-matters.yaml`. @throws ContentError */
export async function readStories(): Promise<Story[]> {
  const read = <T>(name: string, schema: object) =>
    readContentFile<T>(join(EVALUATION, `${name}.yaml`), schema);
  const [matters, ...visits] = await Promise.all([
    read<Record<string, string[]>>('story-matters', MATTERS),
    ...VISITS.map((name) => read<{ id: string; turns: string[] }[]>(name, { type: 'array' })),
  ]);
  return visits
    .flat()
    .flatMap(({ id, turns: [question] }) =>
      question && matters[id] ? { question, expect: matters[id] } : [],
    );
}

/** How many stories in English, or in another language, a right situation is first for, and among three. */
export function storiesRead(matcher: SituationMatcher, stories: readonly Story[], isEnglish: boolean) {
  const read = stories.flatMap(({ question, expect }) => {
    const { candidates, language } = matcher.match(question);
    if ((language === null) !== isEnglish) return [];
    const nearest = candidates.slice(0, 3).map(({ situation }) => situation.slug);
    return { first: expect.includes(nearest[0]!), three: nearest.some((slug) => expect.includes(slug)) };
  });
  const count = (is: 'first' | 'three') => read.filter((one) => one[is]).length;
  return { asked: read.length, first: count('first'), three: count('three') };
}
