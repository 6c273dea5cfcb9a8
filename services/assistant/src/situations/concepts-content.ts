import { fileURLToPath } from 'node:url';
import { readContentFile } from '@coachlab/service-common';

export const CONCEPTS = Symbol('assistant:concepts');

/** Groups of phrases that mean one thing when a situation is recognised. @throws ContentError */
export function readConcepts(): Promise<string[][]> {
  const path = fileURLToPath(new URL('../../content/concepts.yaml', import.meta.url));
  const group = { type: 'array', minItems: 2, items: { type: 'string', minLength: 2 } };
  return readContentFile<string[][]>(path, { type: 'array', items: group });
}
