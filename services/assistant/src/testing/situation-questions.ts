import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readContentFile } from '@coachlab/service-common';

export interface SituationQuestion {
  question: string;
  /** Slugs of the situations that are a right answer; none when the question is about something else. */
  expect: string[];
  note?: string;
}

export const EVALUATION = fileURLToPath(new URL('../../evaluation/', import.meta.url));
const SCHEMA = {
  type: 'array',
  items: {
    type: 'object',
    required: ['question', 'expect'],
    additionalProperties: false,
    properties: {
      question: { type: 'string', minLength: 1 },
      expect: { type: 'array', items: { type: 'string' } },
      note: { type: 'string' },
    },
  },
};

/** The questions of every `evaluation/situations-*.yaml`, by file. @throws ContentError */
export async function readSituationQuestions(folder = EVALUATION): Promise<Map<string, SituationQuestion[]>> {
  const names = (await readdir(folder)).filter((name) => /^situations-.*\.yaml$/.test(name)).sort();
  const read = names.map(
    async (name) => [name, await readContentFile<SituationQuestion[]>(join(folder, name), SCHEMA)] as const,
  );
  return new Map(await Promise.all(read));
}
