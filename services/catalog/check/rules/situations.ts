import type { Situation } from '@coachlab/contracts';
import type { Fault, Rule } from '../rule.ts';
import { wordsOf } from '../text/prose.ts';
import { formTextsOf } from './situation-forms.ts';
import { fault, list, type Passage, repeated, textsOf } from './situation-texts.ts';

const AT_LEAST = 200;
const WORDS = { min: 120, max: 250 } as const;

export const situationSlugs: Rule = {
  name: 'no slug of a situation is an artifact’s id, and titles are unique',
  scope: 'each',
  check({ artifacts, situations }) {
    const ids = new Set(artifacts.map(({ id }) => id));
    const taken = situations
      .filter(({ slug }) => ids.has(slug))
      .map(({ slug }) => fault(slug, 'slug', 'is the id of an artifact'));
    return [...taken, ...repeated(situations, (one) => [['title', one.title]])];
  },
};

export const situationCount: Rule = {
  name: 'at least 200 situations',
  scope: 'whole',
  check: ({ situations }) =>
    situations.length >= AT_LEAST
      ? []
      : [
          {
            id: 'catalogue',
            field: 'situations',
            message: `has ${situations.length}, ${AT_LEAST} are wanted`,
          },
        ],
};

export const situationPhrasings: Rule = {
  name: 'no phrasing stands twice',
  scope: 'each',
  check: ({ situations }) => repeated(situations, phrasingsOf),
};

export const situationTexts: Rule = {
  name: 'no text of a situation stands twice',
  scope: 'each',
  check: ({ situations }) => repeated(situations, (one) => [...textsOf(one), ...formTextsOf(one)]),
};

export const situationLength: Rule = {
  name: 'the answer to a situation has 120 to 250 words',
  scope: 'each',
  check: ({ situations }) =>
    situations.flatMap((one) => {
      const count = textsOf(one).reduce((sum, [, text]) => sum + wordsOf(text).length, 0);
      if (count >= WORDS.min && count <= WORDS.max) return [];
      return [fault(one.slug, '(text)', `has ${count} words, ${WORDS.min} to ${WORDS.max} are wanted`)];
    }),
};

export const situationArtifacts: Rule = {
  name: 'artifacts of a situation exist',
  scope: 'each',
  check({ artifacts, situations }) {
    const ids = new Set(artifacts.map(({ id }) => id));
    return situations.flatMap(({ slug, artifacts: named }) => missing(slug, 'artifacts', named, ids));
  },
};

export const situationRelations: Rule = {
  name: 'related situations exist and are others',
  scope: 'whole',
  check({ situations }) {
    const slugs = new Set(situations.map(({ slug }) => slug));
    return situations.flatMap(({ slug, related }) => [
      ...missing(slug, 'related', related, slugs),
      ...(related.includes(slug) ? [fault(slug, 'related', 'names the situation itself')] : []),
    ]);
  },
};

function phrasingsOf({ phrasings, stories = [], phrasingsIn = {} }: Situation): Passage[] {
  return [
    ...list('phrasings', phrasings),
    ...list('stories', stories),
    ...Object.entries(phrasingsIn).flatMap(([language, own]) => list(`phrasingsIn.${language}`, own)),
  ];
}

function missing(slug: string, field: string, named: string[], known: ReadonlySet<string>): Fault[] {
  return named.flatMap((id, at) =>
    known.has(id) ? [] : [fault(slug, `${field}.${at}`, `${id} does not exist`)],
  );
}
