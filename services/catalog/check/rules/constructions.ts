import type { Catalogue } from '../artifact-file.ts';
import type { Fault, Rule } from '../rule.ts';
import { passagesOf } from '../text/prose.ts';
import { faqTextsOf } from './situation-faq.ts';
import { formTextsOf } from './situation-forms.ts';
import { repliesOf } from './situation-replies.ts';
import { textsOf } from './situation-texts.ts';

/** Titles of books and films are other people's words. */
const OTHER_PEOPLES_WORDS = new Set(['book', 'video']);

interface Place {
  id: string;
  field: string;
  text: string;
}

export const bannedConstructions: Rule = {
  name: 'nothing reads as translated (banned-constructions.yaml)',
  scope: 'each',
  check(catalogue) {
    const banned = catalogue.constructions.flatMap((one) => {
      const search = searchFor(one.pattern);
      return search ? [{ ...one, search }] : [];
    });
    return placesOf(catalogue).flatMap(({ id, field, text }) => {
      const folded = text.replaceAll(/\s+/g, ' ').trim();
      return banned.flatMap(({ search, fields, better }): Fault[] => {
        if (fields && !fields.includes(field.split('.').at(-1) ?? '')) return [];
        const found = search.exec(folded)?.[0].trim();
        return found ? [{ id, field, message: `says “${found}”; better: ${better}` }] : [];
      });
    });
  },
};

export const constructionList: Rule = {
  name: 'every banned construction finds its own example',
  scope: 'whole',
  check: ({ constructions }) =>
    constructions.flatMap(({ pattern, example }): Fault[] => {
      const search = searchFor(pattern);
      if (search?.test(example)) return [];
      const message = search ? `does not find its example “${example}”` : 'is not a regular expression';
      return [{ id: 'banned-constructions', field: pattern, message }];
    }),
};

function searchFor(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'iu');
  } catch {
    return undefined;
  }
}

/** All that visitors read, without phrasings (as people type them), works and what others have named. */
function placesOf({ artifacts, situations, others }: Catalogue): Place[] {
  return [
    ...artifacts.flatMap((one) => passagesOf(one).map(({ field, text }) => ({ id: one.id, field, text }))),
    ...situations.flatMap((one) =>
      [
        ['title', one.title] as const,
        ...textsOf(one),
        ...repliesOf(one),
        ...formTextsOf(one),
        ...faqTextsOf(one),
      ].map(([field, text]) => ({
        id: `situations/${one.slug}`,
        field,
        text,
      })),
    ),
    ...others.flatMap(({ id, content }) => stringsIn(content, '').map((one) => ({ id, ...one }))),
  ];
}

function stringsIn(value: unknown, field: string): Omit<Place, 'id'>[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !OTHER_PEOPLES_WORDS.has(key))
    .flatMap(([key, inner]) => stringsIn(inner, field ? `${field}.${key}` : key));
}
