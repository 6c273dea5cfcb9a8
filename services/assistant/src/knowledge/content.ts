import { fileURLToPath } from 'node:url';
import type { PhrasingLanguage } from '@coachlab/contracts';
import { readContentFile } from '@coachlab/service-common';

export const CONTENT = Symbol('assistant:content');

/** A word of the trade. */
export interface Notion {
  /** As a heading. */
  term: string;
  /** Other names, in lower case. */
  called: readonly string[];
  means: string;
  /** Another term to where the two part. */
  against: Readonly<Record<string, string>>;
  use: string;
  example: string;
  /** Ids of artifacts. */
  artifacts: readonly string[];
}

/** A question that no situation is about: of the site, or of the trade. */
export interface SiteQuestion {
  topic: string;
  title: string;
  /** How people put it. */
  asked: { en: readonly string[] } & Partial<Record<PhrasingLanguage, readonly string[]>>;
  /** Markdown; pages are linked by name. */
  answer: { en: string } & Partial<Record<PhrasingLanguage, string>>;
}

/** What the assistant knows beside what the sections tell it. */
export interface Content {
  /** Slug of a situation to phrases of those who tell it. */
  cues: Readonly<Record<string, readonly string[]>>;
  notions: readonly Notion[];
  questions: readonly SiteQuestion[];
}

const text = { type: 'string', minLength: 1 };
const texts = { type: 'array', items: text };
const shape = (required: string[], properties: object) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});
const byLanguage = (of: object) => shape(['en'], { en: of, de: of, fr: of, es: of });
const CUES = { type: 'object', additionalProperties: texts };
const NOTIONS = {
  type: 'array',
  items: shape(['term', 'called', 'means', 'against', 'use', 'example', 'artifacts'], {
    term: text,
    called: texts,
    means: text,
    against: { type: 'object', additionalProperties: text },
    use: text,
    example: text,
    artifacts: texts,
  }),
};
const QUESTIONS = {
  type: 'array',
  items: shape(['topic', 'title', 'asked', 'answer'], {
    topic: text,
    title: text,
    asked: byLanguage(texts),
    answer: byLanguage(text),
  }),
};

/** @throws ContentError */
export async function readContent(): Promise<Content> {
  const read = <T>(name: string, schema: object) =>
    readContentFile<T>(fileURLToPath(new URL(`../../content/${name}.yaml`, import.meta.url)), schema);
  const [cues, notions, questions] = await Promise.all([
    read<Content['cues']>('cues', CUES),
    read<Notion[]>('notions', NOTIONS),
    read<SiteQuestion[]>('questions', QUESTIONS),
  ]);
  return { cues, notions, questions };
}
