import type { Situation } from '@coachlab/contracts';
import type { Fault, Rule } from '../rule.ts';
import { wordsOf } from '../text/prose.ts';
import { fault, list, type Passage, repeated } from './situation-texts.ts';

const WORDS = { they: [1, 16], you: [8, 45] } as const;
/** “I don't agree.” may be said in many. */
const SHORT_REPLY = 6;
const WORDS_IN_BRACKETS = 14;

/** What is said aloud in a situation: by the manager, and by the other in reply. */
export const situationReplies: Rule = {
  name: 'replies to a situation can be said, and none stands twice',
  scope: 'each',
  check: ({ situations }) => [
    ...situations.flatMap(lengths),
    ...repeated(situations, (one) =>
      repliesOf(one).filter(([, text]) => wordsOf(text).length >= SHORT_REPLY),
    ),
  ],
};

export const situationExamples: Rule = {
  name: 'brackets in what is said aloud in a situation are in pairs, short, and no link',
  scope: 'each',
  check: ({ situations }) =>
    situations.flatMap((one) =>
      spokenOf(one).flatMap(([field, text]) => {
        const inside = text.match(/\[[^[\]]+\]/g) ?? [];
        const faults = [
          /[[\]]/.test(text.replaceAll(/\[[^[\]]+\]/g, '')) && 'has a bracket without its other',
          text.includes('](') && 'has a bracket before a parenthesis, which reads as a link',
          inside.some((words) => wordsOf(words).length > WORDS_IN_BRACKETS) &&
            `has more than ${WORDS_IN_BRACKETS} words in brackets`,
        ];
        return faults.flatMap((message) => (message ? [fault(one.slug, field, message)] : []));
      }),
    ),
};

export function repliesOf({ replies = [] }: Situation): Passage[] {
  return replies.flatMap(({ they, you }, at): Passage[] => [
    [`replies.${at}.they`, they],
    [`replies.${at}.you`, you],
  ]);
}

function spokenOf(one: Situation): Passage[] {
  const inBrief = Object.entries(one.inBrief ?? {});
  return [
    ...list('sayThis', one.sayThis),
    ...inBrief.map(([language, { say }]): Passage => [`inBrief.${language}.say`, say]),
    ...repliesOf(one),
  ];
}

function lengths(one: Situation): Fault[] {
  return repliesOf(one).flatMap(([field, text]) => {
    const [least, most] = field.endsWith('they') ? WORDS.they : WORDS.you;
    const count = wordsOf(text).length;
    if (count >= least && count <= most) return [];
    return [fault(one.slug, field, `has ${count} words, ${least} to ${most} are wanted`)];
  });
}
