import { fileURLToPath } from 'node:url';
import { HEADER, type ModuleQuiz, type ModuleResult, type Problem } from '@coachlab/contracts';
import type { TestService } from '@coachlab/service-common/testing';
import type { CertificationRow } from '../rows/certification.row.ts';
import { readCertifications } from '../seed/certification-content.ts';

export const FIRST = 'coaching-foundations';
export const SECOND = 'honest-conversations';

let count = 0;
/** The headers that the gateway sends for a visitor nobody else has been. */
export function newVisitor(): Record<string, string> {
  count += 1;
  return { [HEADER.visitorId]: count.toString(16).padStart(32, 'c') };
}

export const key = (value: string) => ({ [HEADER.idempotencyKey]: value });

const CONTENT = fileURLToPath(new URL('../../content', import.meta.url));

/** The right answers, as only the server knows them. */
export async function answerSheets(content = CONTENT): Promise<AnswerSheets> {
  return new AnswerSheets(await readCertifications(content));
}

export class AnswerSheets {
  readonly #rows: CertificationRow[];

  constructor(rows: CertificationRow[]) {
    this.#rows = rows;
  }

  modules(certificationId: string): string[] {
    return this.#row(certificationId).certification.modules.map(({ id }) => id);
  }

  /** Ids of all questions that may be drawn. */
  pool(certificationId: string, moduleId: string): string[] {
    return Object.keys(this.#keys(certificationId, moduleId));
  }

  /** Answers to these questions, of which the first `wrong` are wrong. */
  answers(
    certificationId: string,
    moduleId: string,
    questions: readonly string[],
    wrong = 0,
  ): Record<string, string> {
    const keys = this.#keys(certificationId, moduleId);
    return Object.fromEntries(
      questions.map((id, index) => {
        const answer = keys[id]!.answer;
        return [id, index >= wrong ? answer : answer === 'a' ? 'b' : 'a'];
      }),
    );
  }

  #keys(certificationId: string, moduleId: string) {
    return this.#row(certificationId).answerKeys[moduleId] ?? {};
  }

  #row(id: string): CertificationRow {
    const row = this.#rows.find((candidate) => candidate.id === id);
    if (!row) throw new Error(`No certification ${id}`);
    return row;
  }
}

interface Attempt {
  id?: string;
  moduleId?: string;
  /** How many of the answers are wrong. */
  wrong?: number;
}

/** Takes quizzes over HTTP, as a browser does. */
export class QuizTaker {
  readonly #service: TestService;
  readonly #sheets: AnswerSheets;

  constructor(service: TestService, sheets: AnswerSheets) {
    this.#service = service;
    this.#sheets = sheets;
  }

  draw(visitor: Record<string, string>, { id = FIRST, moduleId = 'grow' }: Attempt = {}) {
    return this.#service.get<ModuleQuiz & Problem>(pathOf(id, moduleId, 'quiz'), visitor);
  }

  submit(
    visitor: Record<string, string>,
    answers: unknown,
    { id = FIRST, moduleId = 'grow', userId = 'guest' }: Attempt & { userId?: string } = {},
  ) {
    const path = pathOf(id, moduleId, 'submit');
    return this.#service.post<ModuleResult & Problem>(path, { userId, answers }, visitor);
  }

  /** Ids of the questions that wait for answers, as they are shown. */
  async drawn(visitor: Record<string, string>, attempt: Attempt = {}): Promise<string[]> {
    return (await this.draw(visitor, attempt)).body.questions.map(({ id }) => id);
  }

  /** Answers to what was drawn for the visitor. */
  async answers(visitor: Record<string, string>, attempt: Attempt = {}): Promise<Record<string, string>> {
    const { id = FIRST, moduleId = 'grow', wrong = 0 } = attempt;
    return this.#sheets.answers(id, moduleId, await this.drawn(visitor, attempt), wrong);
  }

  /** Reads the questions and answers them. */
  async take(visitor: Record<string, string>, attempt: Attempt = {}) {
    return this.submit(visitor, await this.answers(visitor, attempt), attempt);
  }
}

function pathOf(id: string, moduleId: string, call: 'quiz' | 'submit'): string {
  return `/api/certifications/${id}/modules/${moduleId}/${call}`;
}
