import { join } from 'node:path';
import type { Situation } from '@coachlab/contracts';
import { readContentFile } from '@coachlab/service-common';
import { nearestEntries } from '../situations/faq-finder.ts';
import { EVALUATION } from './situation-questions.ts';

interface FaqQuestion {
  /** What the visitor says, one message after the other; the last one is looked up. */
  turns: string[];
  /** Slugs of the situations that it is about. */
  situations: string[];
  /** Questions of their entries that answer it, best first; none where the general answer does. */
  answeredBy: string[];
}

export interface FaqFigures {
  asked: number;
  first: number;
  firstThree: number;
  misses: string[];
}

const texts = { type: 'array', items: { type: 'string', minLength: 1 } };
const SCHEMA = {
  type: 'array',
  items: {
    type: 'object',
    required: ['turns', 'situations', 'answeredBy'],
    additionalProperties: false,
    properties: { turns: texts, situations: texts, answeredBy: texts },
  },
};

/** How often the entry that answers a message is the nearest, or among the nearest three, in the situation that it is about. */
export async function measureEntries(situations: readonly Situation[]): Promise<FaqFigures> {
  const all = await readContentFile<FaqQuestion[]>(join(EVALUATION, 'faq-questions.yaml'), SCHEMA);
  const answered = all.filter(({ answeredBy }) => answeredBy.length > 0);
  const ranks = answered.map((one) => ({ text: one.turns.at(-1)!, rank: rankOf(one, situations) }));
  const share = (least: number) => ranks.filter(({ rank }) => rank < least).length / ranks.length;
  return {
    asked: ranks.length,
    first: share(1),
    firstThree: share(3),
    misses: ranks.filter(({ rank }) => rank >= 3).map(({ text }) => text),
  };
}

/** @throws Error when an entry is named that no situation has any more */
function rankOf({ turns, situations: slugs, answeredBy }: FaqQuestion, all: readonly Situation[]): number {
  const about = all.filter(({ slug }) => slugs.includes(slug));
  const known = about.flatMap(({ faq = [] }) => faq.map(({ question }) => question));
  const gone = answeredBy.find((question) => !known.includes(question));
  if (gone) throw new Error(`faq-questions.yaml: ${slugs.join(', ')} has no question “${gone}”`);
  const ranks = about.map((of) => {
    const found = nearestEntries(of, turns.at(-1)!);
    return found.findIndex(({ entry }) => answeredBy.includes(entry.question));
  });
  return Math.min(...ranks.filter((rank) => rank >= 0));
}
