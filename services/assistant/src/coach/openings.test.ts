import { beforeAll, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { readContentFile } from '@coachlab/service-common';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { readCatalogue } from '../testing/real-catalogue.ts';
import { EVALUATION } from '../testing/situation-questions.ts';
import { readCoachContent } from './coach-content.ts';
import { Coach } from './coach.ts';

const TEXTS = { type: 'array', items: { type: 'string', minLength: 1 } };
const SCHEMA = { type: 'object', required: ['before', 'after'], properties: { before: TEXTS, after: TEXTS } };

let catalogue: Catalogue;
let coach: Coach;
let openings: Record<'before' | 'after', string[]>;

beforeAll(async () => {
  [catalogue, coach, openings] = await Promise.all([
    readCatalogue(),
    readCoachContent().then((content) => new Coach(content)),
    readContentFile<typeof openings>(join(EVALUATION, 'openings.yaml'), SCHEMA),
  ]);
});

function answerTo(message: string): string {
  const journey = { completedItems: [], mode: 'guided' as const };
  return coach.reply({ message, history: [], profile: null, journey, page: '' }, catalogue).text;
}

/** The question whose entry an answer has in it. */
function ledBy(text: string): string | undefined {
  return catalogue.situations.situations
    .flatMap(({ faq = [] }) => faq)
    .find(({ question, answer }) => text.includes(`**${question}**`) || text.includes(answer.trim()))
    ?.question;
}

it.each(['before', 'after'] as const)(
  'no question is answered that was not asked (written %s the rule)',
  (half) => {
    const led = openings[half].map((message) => [message, ledBy(answerTo(message))]);
    expect(led.filter(([, question]) => question !== undefined)).toEqual([]);
  },
);

it.each([
  ['my new hire starts remotely on monday. should i tell HR?', undefined],
  ['I have to dismiss someone. How long should the meeting take?', /How long should a dismissal meeting be/],
  [
    'one of my people smells. im a man she is a woman, should a female colleague tell her?',
    /woman tell a woman/,
  ],
])('a question that was asked comes first: %s', (message, question) => {
  if (question) expect(ledBy(answerTo(message))).toMatch(question);
  else expect(ledBy(answerTo(message))).toBeUndefined();
});
