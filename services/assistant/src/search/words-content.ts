import { fileURLToPath } from 'node:url';
import { readContentFile } from '@coachlab/service-common';
import { Thesaurus } from './thesaurus.ts';

export const WORDS = Symbol('assistant:words');

/** What words mean to the assistant. */
export interface Words {
  thesaurus: Thesaurus;
  /** Groups of phrases that mean one thing when a situation is recognised. */
  concepts: string[][];
}

/** @throws ContentError */
export async function readWords(): Promise<Words> {
  const [thesaurus, concepts] = await Promise.all([readGroups('thesaurus'), readGroups('concepts')]);
  return { thesaurus: new Thesaurus(thesaurus), concepts };
}

function readGroups(name: string): Promise<string[][]> {
  const path = fileURLToPath(new URL(`../../content/${name}.yaml`, import.meta.url));
  const group = { type: 'array', minItems: 2, items: { type: 'string', minLength: 2 } };
  return readContentFile<string[][]>(path, { type: 'array', items: group });
}
