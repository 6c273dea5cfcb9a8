import { fileURLToPath } from 'node:url';
import type { ChatAnswer } from '@coachlab/contracts';
import { readContentFile } from '@coachlab/service-common';

export interface LabelledQuestion {
  ask: string;
  right: string[];
}

export interface Evaluation {
  tuning: LabelledQuestion[];
  untouched: LabelledQuestion[];
  unclear: { ask: string }[];
}

/** Citations among which a right one must be. */
const FIRST = 3;

export async function readEvaluation(): Promise<Evaluation> {
  const path = fileURLToPath(new URL('../../evaluation/questions.yaml', import.meta.url));
  return readContentFile<Evaluation>(path, { type: 'object', required: ['tuning', 'untouched', 'unclear'] });
}

/** The questions whose first citations hold no right one. */
export async function missed(
  questions: LabelledQuestion[],
  answer: (message: string) => Promise<ChatAnswer>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { ask, right } of questions) {
    const { citations } = await answer(ask);
    if (!citations.slice(0, FIRST).some(({ id }) => right.includes(id))) wrong.push(ask);
  }
  return wrong;
}
