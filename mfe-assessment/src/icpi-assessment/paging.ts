import { ICPI_PER_PAGE, type IcpiQuestion } from '@coachlab/contracts';

/** Question id to an answer from 1 to 6. */
export type Answers = Readonly<Record<string, number>>;

export interface QuestionPage {
  /** From 0. */
  index: number;
  /** Number of the first question in the questionnaire, from 1. */
  first: number;
  questions: readonly IcpiQuestion[];
  answered: number;
  /** Questions still without an answer. */
  left: number;
}

/** The questionnaire in pages of eight, each with how far it is answered. */
export function questionPages(questions: readonly IcpiQuestion[], answers: Answers): QuestionPage[] {
  return Array.from({ length: Math.ceil(questions.length / ICPI_PER_PAGE) }, (_, index) => {
    const start = index * ICPI_PER_PAGE;
    const own = questions.slice(start, start + ICPI_PER_PAGE);
    const answered = own.filter(({ id }) => answers[id] !== undefined).length;
    return { index, first: start + 1, questions: own, answered, left: own.length - answered };
  });
}

/** What the questions of today have been answered with; a draft may hold answers to others. */
export function answersTo(questions: readonly IcpiQuestion[], answers: Answers): Record<string, number> {
  return Object.fromEntries(
    questions.flatMap(({ id }) => (answers[id] === undefined ? [] : [[id, answers[id]]])),
  );
}
