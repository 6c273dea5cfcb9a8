import { Injectable } from '@nestjs/common';
import { QUIZ_LENGTH } from '@coachlab/contracts';
import { transact } from '@coachlab/service-common';
import { DataSource, type EntityManager } from 'typeorm';
import type { KeyedModule } from '../certifications/certifications.service.ts';
import { EnrolmentStore } from '../enrolments/enrolment-store.ts';
import { type DrawnQuestion, QuizDrawRow } from '../rows/quiz-draw.row.ts';
import { drawQuestions, stillAsked } from './draw-questions.ts';

/**
 * Which questions an attempt has to answer. They are drawn and kept here, so that every tab and every reload shows the
 * same ones until they are answered, and nobody chooses their own.
 */
@Injectable()
export class QuizDraws {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: EnrolmentStore,
  ) {}

  /** The draw that waits for answers. */
  async open(enrolmentId: number, module: KeyedModule): Promise<QuizDrawRow> {
    const row = await this.dataSource.manager.findOneBy(QuizDrawRow, { enrolmentId, moduleId: module.id });
    if (row && whole(row, module)) return row;
    return transact(this.dataSource, async (manager) => {
      await this.store.lock(manager, enrolmentId);
      return this.openUnderLock(manager, enrolmentId, module);
    });
  }

  /** For whoever has locked the enrolment. Draws when there is nothing yet, or a question is not asked any more. */
  async openUnderLock(
    manager: EntityManager,
    enrolmentId: number,
    module: KeyedModule,
  ): Promise<QuizDrawRow> {
    const row = await manager.findOneBy(QuizDrawRow, { enrolmentId, moduleId: module.id });
    if (row && whole(row, module)) return row;
    const answered = row?.answered ?? [];
    const keep = stillAsked(module.pool, row?.questions ?? []);
    const questions = drawQuestions(module.pool, { keep, avoid: answered });
    return this.#keep(manager, { enrolmentId, moduleId: module.id, questions, answered });
  }

  /** Draws for the attempt after the one that was just marked. */
  async next(
    manager: EntityManager,
    { enrolmentId, questions }: QuizDrawRow,
    module: KeyedModule,
  ): Promise<void> {
    const answered = questions.map(({ id }) => id);
    const next: DrawnQuestion[] = drawQuestions(module.pool, { avoid: answered });
    await this.#keep(manager, { enrolmentId, moduleId: module.id, questions: next, answered });
  }

  #keep(manager: EntityManager, draw: Omit<QuizDrawRow, 'drawnAt'>): Promise<QuizDrawRow> {
    return manager.save(QuizDrawRow, { ...draw, drawnAt: new Date() });
  }
}

function whole({ questions }: QuizDrawRow, { pool }: KeyedModule): boolean {
  return stillAsked(pool, questions).length === QUIZ_LENGTH;
}
