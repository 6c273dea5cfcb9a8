import { fileURLToPath } from 'node:url';
import { readContentFile } from '@coachlab/service-common';
import type { GlossaryContent } from './glossary.ts';
import { READ_LANGUAGES } from './language.ts';

export const RECOGNITION = Symbol('assistant:recognition');

/** What situations are recognised by, beyond their own texts. */
export interface Recognition {
  /** Groups of phrases that mean one thing. */
  concepts: readonly (readonly string[])[];
  /** Slug of a situation to phrases of those who tell it. */
  cues: Readonly<Record<string, readonly string[]>>;
  glossary: GlossaryContent;
  confidence: FittedConfidence;
}

/** Of a logistic regression. */
export interface FittedConfidence {
  base: number;
  /** One for each of `signsOf`. */
  weights: readonly number[];
}

const PHRASES = { type: 'array', minItems: 2, items: { type: 'string', minLength: 2 } };
const CONFIDENCE = {
  type: 'object',
  required: ['base', 'weights'],
  properties: { base: { type: 'number' }, weights: { type: 'array', items: { type: 'number' } } },
};

const GLOSSARY = {
  type: 'object',
  required: READ_LANGUAGES,
  additionalProperties: { type: 'object', additionalProperties: { type: 'string', minLength: 1 } },
};

/** @throws ContentError */
export async function readRecognition(): Promise<Recognition> {
  const [concepts, cues, glossary, confidence] = await Promise.all([
    readContentFile<string[][]>(contentPath('concepts'), { type: 'array', items: PHRASES }),
    readContentFile<Record<string, string[]>>(contentPath('cues'), {
      type: 'object',
      additionalProperties: PHRASES,
    }),
    readContentFile<GlossaryContent>(contentPath('glossary'), GLOSSARY),
    readContentFile<FittedConfidence>(contentPath('confidence'), CONFIDENCE),
  ]);
  return { concepts, cues, glossary, confidence };
}

export function contentPath(name: string): string {
  return fileURLToPath(new URL(`../../content/${name}.yaml`, import.meta.url));
}
