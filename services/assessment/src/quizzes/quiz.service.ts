import { Injectable } from '@nestjs/common';
import { type ModuleQuiz, type ModuleResult, QUIZ_ATTEMPTS } from '@coachlab/contracts';
import { type Caller, Idempotency, TooManyRequestsError, transact } from '@coachlab/service-common';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { CertificationsService, type KeyedModule } from '../certifications/certifications.service.ts';
import { EnrolmentStore } from '../enrolments/enrolment-store.ts';
import type { EnrolmentRow } from '../rows/enrolment.row.ts';
import { notEnrolled } from '../enrolments/not-enrolled.ts';
import { requireGuest } from '../owners/owner.ts';
import { OwnersService } from '../owners/owners.service.ts';
import { markQuiz, questionsOf } from './mark-quiz.ts';
import type { ModuleSubmissionBody } from './module-submission.ts';
import { QuizAttemptRow } from '../rows/quiz-attempt.row.ts';
import { QuizDraws } from './quiz-draws.ts';

const WINDOW = QUIZ_ATTEMPTS.minutes * 60_000;

@Injectable()
export class QuizService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: EnrolmentStore,
    private readonly draws: QuizDraws,
    private readonly certifications: CertificationsService,
    private readonly owners: OwnersService,
    private readonly idempotency: Idempotency,
  ) {}

  /** What the caller's next attempt has to answer. */
  async questions(certificationId: string, moduleId: string, caller: Caller): Promise<ModuleQuiz> {
    const module = await this.certifications.module(certificationId, moduleId);
    const enrolment = await this.#enrolment(certificationId, caller);
    return { moduleId, questions: questionsOf(module, await this.draws.open(enrolment.id, module)) };
  }

  /** Marks one attempt and keeps it. A repeat with the same idempotency key is the same attempt. */
  async submit(
    certificationId: string,
    moduleId: string,
    { userId, answers }: ModuleSubmissionBody,
    caller: Caller,
  ): Promise<ModuleResult> {
    requireGuest(userId);
    const module = await this.certifications.module(certificationId, moduleId);
    const enrolment = await this.#enrolment(certificationId, caller);
    return this.idempotency.once(
      { scope: 'certifications.submit', caller, request: [certificationId, moduleId, answers] },
      (work) => transact(this.dataSource, work),
      (manager) => this.#mark(manager, enrolment, module, answers),
    );
  }

  async #enrolment(certificationId: string, caller: Caller): Promise<EnrolmentRow> {
    const enrolment = await this.store.find(await this.owners.ownerOf(caller), certificationId);
    if (enrolment) return enrolment;
    throw notEnrolled();
  }

  async #mark(
    manager: EntityManager,
    { id: enrolmentId }: EnrolmentRow,
    module: KeyedModule,
    answers: ModuleSubmissionBody['answers'],
  ): Promise<ModuleResult> {
    const { id: moduleId, requiredScore } = module;
    await this.store.lock(manager, enrolmentId);
    const draw = await this.draws.openUnderLock(manager, enrolmentId, module);
    const { score, passed, readAgain } = markQuiz(module, draw, answers);
    const before = await recentAttempts(manager, enrolmentId, moduleId);
    await manager.insert(QuizAttemptRow, { enrolmentId, moduleId, score, passed, createdAt: new Date() });
    await this.draws.next(manager, draw, module);
    const progress = await this.store.progress([enrolmentId], manager);
    return {
      moduleId,
      score,
      requiredScore,
      passed,
      progress: progress.get(enrolmentId)?.[moduleId] ?? { completed: passed, bestScore: score },
      readAgain,
      attemptsLeft: QUIZ_ATTEMPTS.most - before - 1,
    };
  }
}

/** How many there were in the window. Throws TooManyRequestsError when no more is allowed. */
async function recentAttempts(
  manager: EntityManager,
  enrolmentId: number,
  moduleId: string,
): Promise<number> {
  const now = Date.now();
  const recent = await manager.find(QuizAttemptRow, {
    where: { enrolmentId, moduleId, createdAt: MoreThan(new Date(now - WINDOW)) },
    order: { createdAt: 'DESC' },
    take: QUIZ_ATTEMPTS.most,
  });
  const oldest = recent[QUIZ_ATTEMPTS.most - 1];
  if (!oldest) return recent.length;
  const seconds = Math.max(1, Math.ceil((oldest.createdAt.getTime() + WINDOW - now) / 1_000));
  throw new TooManyRequestsError(seconds, 'quiz_attempts_used', {
    detail: `Three attempts in ten minutes are used. Try again in ${seconds} s.`,
  });
}
