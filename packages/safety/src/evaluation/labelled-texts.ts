import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import type { ConcernKind, Language } from '../concern.ts';
import { NEAR_DANGER } from '../near-danger.ts';
import { sentencesOf } from '../parts-of.ts';
import { concernByRules } from '../rules/concern-by-rules.ts';

export interface LabelledText {
  text: string;
  /** The file that it stands in; of phrasings of situations, `situations`. */
  file: string;
  /** What it may be taken for; nothing when there is no danger. */
  kinds: ConcernKind[];
  who: 'self' | 'other' | 'any';
  language?: Language;
  /** How sure the rules are of a danger, if they see one. */
  ruled?: 'sure' | 'perhaps' | undefined;
}

const ROOM = new URL('../../', import.meta.url);
const SITUATIONS = new URL('../../services/catalog/content/situations/', ROOM);
const QUESTIONS = new URL('../../services/assistant/evaluation/', ROOM);

/** Lines of `danger-*` and `ordinary-*` files in a folder of this room. A name that begins with another word is left alone. */
export function readTexts(folder: 'evaluation' | 'training', begins = /^(danger|ordinary)-/): LabelledText[] {
  const at = new URL(`${folder}/`, ROOM);
  return readdirSync(at)
    .filter((name) => begins.test(name) && name.endsWith('.txt'))
    .sort()
    .flatMap((name) =>
      readFileSync(new URL(name, at), 'utf8')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line && !line.startsWith('#'))
        .map((line) => labelled(line, `${folder}/${name}`)),
    );
}

/** `kinds who language | text`, or the text alone. */
function labelled(line: string, file: string): LabelledText {
  const [, kinds, who, language, text] =
    /^([a-z/-]+) (self|other|any) ([a-z]{2}) *\| *(.+)$/.exec(line) ?? [];
  if (!text) return ordinary(line, file);
  return {
    text,
    file,
    kinds: kinds!.split('/') as ConcernKind[],
    who: who as LabelledText['who'],
    language: language as Language,
  };
}

/** What people ask of the situations, as far as no danger is in it. */
function readPhrasings(): LabelledText[] {
  return harmlessSituations()
    .flatMap(({ phrasings, phrasingsIn = {} }) => [
      ...phrasings.filter(isLong),
      ...everyOf(phrasings),
      ...Object.values(phrasingsIn).flat(),
    ])
    .map((text) => ordinary(text, 'situations'));
}

/** The sentences in which people tell of the situations at length, as far as no rule sees a danger in them. */
export function readStorySentences(): LabelledText[] {
  return harmlessSituations()
    .flatMap(({ stories = [], phrasingsIn = {} }) => [...stories, ...Object.values(phrasingsIn).flat()])
    .flatMap(sentencesOf)
    .filter((text) => text.split(/\s+/).length >= SENTENCE && !concernByRules(text))
    .map((text) => ordinary(text, 'stories'));
}

/** Words of the shortest sentence that is learned from. */
const SENTENCE = 4;

interface Situation {
  phrasings: string[];
  stories?: string[];
  phrasingsIn?: Record<string, string[]>;
}

function harmlessSituations(): Situation[] {
  return readdirSync(SITUATIONS)
    .filter((name) => name.endsWith('.yaml') && !NEAR_DANGER.has(name.replace('.yaml', '')))
    .sort()
    .map((name) => load(readFileSync(new URL(name, SITUATIONS), 'utf8')) as Situation);
}

/** Danger is mostly told as a story, so that ordinary stories teach more than keywords; of those, a part is enough. */
function isLong(text: string): boolean {
  return text.split(' ').length > LONG;
}

function everyOf(phrasings: string[]): string[] {
  return phrasings.filter((text) => !isLong(text)).filter((_, at) => at % EVERY === 0);
}

const LONG = 11;
const EVERY = 6;

/** Questions to which the assistant may be adjusted, and those by which it is measured and nothing is learned. */
export function readQuestions(which: 'learned' | 'measured'): LabelledText[] {
  return readdirSync(QUESTIONS)
    .filter((name) => name.startsWith('situations-'))
    .filter((name) => (name === 'situations-1.yaml') === (which === 'learned'))
    .sort()
    .flatMap((name) => load(readFileSync(new URL(name, QUESTIONS), 'utf8')) as Asked[])
    .filter(({ expect = [] }) => !expect.some((slug) => NEAR_DANGER.has(slug)))
    .map(({ question }) => ordinary(question, 'questions'));
}

interface Asked {
  question: string;
  expect?: string[];
}

function ordinary(text: string, file: string): LabelledText {
  return { text, file, kinds: [], who: 'any' };
}

/** Whatever the classifier learns from. What a rule takes for a danger may be one, unless it was written to be none. */
export function textsToLearnFrom(): LabelledText[] {
  const near = [...readTexts('evaluation'), ...readTexts('training')];
  return [...near, ...readQuestions('learned'), ...readPhrasings()]
    .map((one) => ({ ...one, ruled: ruledOn(one.text) }))
    .filter(({ file, ruled }) => file.includes('/') || !ruled);
}

function ruledOn(text: string): LabelledText['ruled'] {
  const concern = concernByRules(text);
  return concern && (concern.sure ? 'sure' : 'perhaps');
}
