import type { FaqEntry, Situation } from '@coachlab/contracts';
import type { Rule } from '../rule.ts';
import { wordsOf } from '../text/prose.ts';
import { sentencesOf } from '../text/sentences.ts';
import { fault, type Passage, repeated, textsOf } from './situation-texts.ts';

const WORDS = { min: 25, max: 100 } as const;
/** “What do I say to the team on the first morning?” may be asked of several situations. */
const SHORT_QUESTION = 12;
/** “Thank you for telling me.” may be said in many. */
const SHORT_SENTENCE = 8;

export const faqQuestions: Rule = {
  name: 'no question about a situation stands twice, in whatever words, unless it is short and about another',
  scope: 'each',
  check: ({ situations }) => [
    ...repeated(situations, (one) => askedOf(one).filter((asked) => !isShort(asked))),
    ...situations.flatMap((one) => repeated([one], (own) => askedOf(own).filter(isShort))),
  ],
};

export const faqAnswers: Rule = {
  name: 'no sentence of an answer about a situation stands in another text of situations',
  scope: 'each',
  check: ({ situations }) =>
    repeated(situations, (one) =>
      [...textsOf(one), ...answersOf(one)].flatMap(([field, text]) =>
        sentencesOf(text)
          .filter((sentence) => wordsOf(sentence).length >= SHORT_SENTENCE)
          .map((sentence): Passage => [field, sentence]),
      ),
    ).filter(({ field }) => field.startsWith('faq')),
};

export const faqLength: Rule = {
  name: `an answer about a situation has ${WORDS.min} to ${WORDS.max} words`,
  scope: 'each',
  check: ({ situations }) =>
    situations.flatMap((one) =>
      answersOf(one).flatMap(([field, text]) => {
        const count = wordsOf(text).length;
        if (count >= WORDS.min && count <= WORDS.max) return [];
        return [fault(one.slug, field, `has ${count} words, ${WORDS.min} to ${WORDS.max} are wanted`)];
      }),
    ),
};

/** What a visitor reads of it. */
export function faqTextsOf(one: Situation): Passage[] {
  return passages(one, ({ question, answer }) => ({ question, answer }));
}

function answersOf(one: Situation): Passage[] {
  return passages(one, ({ answer }) => ({ answer }));
}

function askedOf(one: Situation): Passage[] {
  return passages(one, ({ question, alsoAsked = [] }) => ({
    question,
    ...Object.fromEntries(alsoAsked.map((text, at) => [`alsoAsked.${at}`, text])),
  }));
}

function isShort([, text]: Passage): boolean {
  return wordsOf(text).length < SHORT_QUESTION;
}

function passages({ faq = [] }: Situation, textsIn: (entry: FaqEntry) => Record<string, string>): Passage[] {
  return faq.flatMap((entry, at) =>
    Object.entries(textsIn(entry)).map(([field, text]): Passage => [`faq.${at}.${field}`, text]),
  );
}
