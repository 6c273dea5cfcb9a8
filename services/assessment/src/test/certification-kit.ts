import { fileURLToPath } from 'node:url';
import { HEADER } from '@coachlab/contracts';
import type { CertificationRow } from '../certifications/certification.row.ts';
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

/** The right answers, as only the server knows them. */
export async function answerSheets(): Promise<AnswerSheets> {
  return new AnswerSheets(await readCertifications(fileURLToPath(new URL('../../content', import.meta.url))));
}

export class AnswerSheets {
  readonly #rows: CertificationRow[];

  constructor(rows: CertificationRow[]) {
    this.#rows = rows;
  }

  modules(certificationId: string): string[] {
    return this.#row(certificationId).certification.modules.map(({ id }) => id);
  }

  /** `wrong` of the answers are wrong, from the first question on. */
  answers(certificationId: string, moduleId: string, wrong = 0): Record<string, string> {
    const keys = Object.entries(this.#row(certificationId).answerKeys[moduleId] ?? {});
    return Object.fromEntries(
      keys.map(([id, { answer }], index) => [id, index >= wrong ? answer : answer === 'a' ? 'b' : 'a']),
    );
  }

  #row(id: string): CertificationRow {
    const row = this.#rows.find((candidate) => candidate.id === id);
    if (!row) throw new Error(`No certification ${id}`);
    return row;
  }
}
