import { Injectable } from '@nestjs/common';
import type { RecoveryCode } from '@coachlab/contracts';
import {
  type Caller,
  Erasures,
  InvalidInputError,
  type LimitPolicy,
  RateLimiter,
  requireVisitor,
  transact,
} from '@coachlab/service-common';
import { DataSource, type EntityManager } from 'typeorm';
import { CertificateRow } from '../rows/certificate.row.ts';
import { EnrolmentRow } from '../rows/enrolment.row.ts';
import { QuizAttemptRow } from '../rows/quiz-attempt.row.ts';
import { QuizDrawRow } from '../rows/quiz-draw.row.ts';
import { codeHash, newCode, readable, readCode } from './codes.ts';
import { OwnerLinkRow } from './owner-link.row.ts';
import { ownerName, SHARED_OWNER } from './owner.ts';
import { RecoveryCodeRow } from './recovery-code.row.ts';

/** 80 bits: cannot be guessed, can be copied by hand. */
const CODE_LENGTH = 16;

const RECOVERING: LimitPolicy = {
  name: 'certifications.recover',
  visitor: [{ burst: 5, every: 60 }],
  ip: [{ burst: 60, every: 10 }],
};

/** Whose enrolments a browser works on. */
@Injectable()
export class OwnersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limiter: RateLimiter,
    private readonly erasures: Erasures,
  ) {}

  async ownerOf({ visitorId }: Caller, manager = this.dataSource.manager): Promise<string> {
    if (visitorId === null) return SHARED_OWNER;
    const link = await manager.findOneBy(OwnerLinkRow, { visitorId });
    return link?.ownerId ?? visitorId;
  }

  /** A new code for the caller's enrolments; the one before stops working. */
  async newRecoveryCode(caller: Caller): Promise<RecoveryCode> {
    requireVisitor(caller);
    const createdAt = new Date();
    await this.limiter.take(RECOVERING, caller);
    const code = newCode(CODE_LENGTH);
    await transact(this.dataSource, async (manager) => {
      const ownerId = await this.ownerOf(caller, manager);
      await manager.delete(RecoveryCodeRow, { ownerId });
      await manager.insert(RecoveryCodeRow, { ownerId, codeHash: codeHash(code), createdAt });
      await this.erasures.refuseErased(manager, ownerName(ownerId), createdAt);
    });
    return { recoveryCode: readable(code) };
  }

  /** From now on the caller's browser and those behind the code own the same enrolments: what either had, both have. */
  async recover(typed: string, caller: Caller): Promise<void> {
    const visitorId = requireVisitor(caller);
    const began = new Date();
    await this.limiter.take(RECOVERING, caller);
    const code = readCode(typed, CODE_LENGTH);
    await transact(this.dataSource, async (manager) => {
      const kept = code && (await manager.findOneBy(RecoveryCodeRow, { codeHash: codeHash(code) }));
      if (!kept) throw unknownCode();
      const own = await this.ownerOf({ ...caller, visitorId }, manager);
      if (own === kept.ownerId) return;
      await join(manager, own, kept.ownerId);
      for (const ownerId of [own, kept.ownerId])
        await this.erasures.refuseErased(manager, ownerName(ownerId), began);
    });
  }
}

function unknownCode(): InvalidInputError {
  return new InvalidInputError(
    [{ path: 'recoveryCode', message: 'is not a recovery code that works' }],
    'recovery_code_unknown',
  );
}

async function join(manager: EntityManager, from: string, to: string): Promise<void> {
  const theirs = new Map(
    (await manager.findBy(EnrolmentRow, { ownerId: to })).map((row) => [row.certificationId, row]),
  );
  for (const own of await manager.findBy(EnrolmentRow, { ownerId: from })) {
    const same = theirs.get(own.certificationId);
    if (same) await joinEnrolment(manager, own, same);
    else await manager.update(EnrolmentRow, { id: own.id }, { ownerId: to });
  }
  await manager.update(RecoveryCodeRow, { ownerId: from }, { ownerId: to });
  await manager.update(OwnerLinkRow, { ownerId: from }, { ownerId: to });
  // `from` is the id of the visitor with whom it began, who has no link yet.
  await manager.save(OwnerLinkRow, { visitorId: from, ownerId: to });
}

async function joinEnrolment(manager: EntityManager, from: EnrolmentRow, to: EnrolmentRow): Promise<void> {
  const moved = { enrolmentId: to.id };
  await manager.update(QuizAttemptRow, { enrolmentId: from.id }, moved);
  await manager.update(CertificateRow, { enrolmentId: from.id }, moved);
  await joinDraws(manager, from.id, to.id);
  if (from.enrolledAt < to.enrolledAt)
    await manager.update(EnrolmentRow, { id: to.id }, { enrolledAt: from.enrolledAt });
  await manager.delete(EnrolmentRow, { id: from.id });
}

/** Of two draws for the same module, that of the enrolment which stays. */
async function joinDraws(manager: EntityManager, from: number, to: number): Promise<void> {
  const theirs = await manager.findBy(QuizDrawRow, { enrolmentId: to });
  for (const { moduleId } of theirs) await manager.delete(QuizDrawRow, { enrolmentId: from, moduleId });
  await manager.update(QuizDrawRow, { enrolmentId: from }, { enrolmentId: to });
}
