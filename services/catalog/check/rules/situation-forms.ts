import type { Situation } from '@coachlab/contracts';
import type { Fault, Rule } from '../rule.ts';
import { wordsOf } from '../text/prose.ts';
import { fault, list, type Passage } from './situation-texts.ts';

const MINUTES = [15, 25, 30, 45, 60];
const WORDS = { 'email.to': [1, 10], 'email.body': [40, 125], why: [30, 80] } as const;
const OPEN = '____';

/** What is ready to use: an email, an agenda, a checklist, questions, and a reason. */
export const situationForms: Rule = {
  name: 'what a situation has ready to use can be used',
  scope: 'each',
  check: ({ situations }) => situations.flatMap((one) => [...lengths(one), ...minutes(one), ...ofEmail(one)]),
};

export function formTextsOf({ email, agenda, checklist, questions, why }: Situation): Passage[] {
  return [
    ...(email ? [['email.body', email.body] satisfies Passage] : []),
    ...list('agenda', agenda ?? []),
    ...list('checklist', checklist ?? []),
    ...list('questions', questions ?? []),
    ...(why ? [['why', why] satisfies Passage] : []),
  ];
}

function lengths({ slug, email, why }: Situation): Fault[] {
  const texts = { 'email.to': email?.to, 'email.body': email?.body, why };
  return Object.entries(WORDS).flatMap(([field, [least, most]]) => {
    const text = texts[field as keyof typeof texts];
    const count = text === undefined ? least : wordsOf(text).length;
    if (count >= least && count <= most) return [];
    return [fault(slug, field, `has ${count} words, ${least} to ${most} are allowed`)];
  });
}

function minutes({ slug, agenda }: Situation): Fault[] {
  if (!agenda) return [];
  const sum = agenda.reduce((all, step) => all + Number.parseInt(step, 10), 0);
  if (MINUTES.includes(sum)) return [];
  return [fault(slug, 'agenda', `adds up to ${sum} minutes, ${MINUTES.join(', ')} are allowed`)];
}

function ofEmail({ slug, email }: Situation): Fault[] {
  if (!email) return [];
  const { to, subject, body } = email;
  const faults: [found: boolean, field: string, message: string][] = [
    [body.split('{name}').length > 2, 'body', 'has {name} more than once, once or not at all is allowed'],
    [/\{(?!name\})/.test(body), 'body', 'has a brace that is not {name}, which alone is allowed'],
    [/[{}]/.test(to + subject), 'subject', 'or `to` has a brace; {name} is allowed in the body alone'],
    [
      body.trimEnd().split('\n').at(-1) !== OPEN,
      'body',
      `must end with a line ${OPEN} for the sender’s name`,
    ],
    [!body.includes('\n\n'), 'body', 'has one paragraph; put a blank line between paragraphs (`body: |-`)'],
  ];
  return faults.flatMap(([found, field, message]) => (found ? [fault(slug, `email.${field}`, message)] : []));
}
