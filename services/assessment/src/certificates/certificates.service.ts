import { Injectable } from '@nestjs/common';
import type { Certificate, Certification } from '@coachlab/contracts';
import {
  type Caller,
  ConflictError,
  type LimitPolicy,
  NotFoundError,
  RateLimiter,
  requireVisitor,
  transact,
} from '@coachlab/service-common';
import { DataSource, type EntityManager } from 'typeorm';
import { CertificationsService } from '../certifications/certifications.service.ts';
import { EnrolmentStore, type Progress } from '../enrolments/enrolment-store.ts';
import type { EnrolmentRow } from '../rows/enrolment.row.ts';
import { notEnrolled } from '../enrolments/not-enrolled.ts';
import { newCode, readable, readCode } from '../owners/codes.ts';
import { requireGuest } from '../owners/owner.ts';
import { OwnersService } from '../owners/owners.service.ts';
import type { CertificateBody } from './certificate-body.ts';
import { type CertificateContent, CertificateRow } from '../rows/certificate.row.ts';

/** 60 bits: nobody finds a certificate by trying. */
const CODE_LENGTH = 12;

const ISSUING: LimitPolicy = {
  name: 'certifications.certificate',
  visitor: [{ burst: 10, every: 30 }],
  ip: [{ burst: 100, every: 2 }],
};

@Injectable()
export class CertificatesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly certifications: CertificationsService,
    private readonly owners: OwnersService,
    private readonly store: EnrolmentStore,
    private readonly limiter: RateLimiter,
  ) {}

  /** Issues the certificate of a completed certification; issued already, it gets the new name and stays the same. */
  async issue(
    certificationId: string,
    { userId, holderName }: CertificateBody,
    caller: Caller,
  ): Promise<{ created: boolean; certificate: Certificate }> {
    requireGuest(userId);
    const certification = await this.certifications.get(certificationId);
    const enrolment = await this.#enrolment(certificationId, caller);
    await this.limiter.take(ISSUING, caller);
    return transact(this.dataSource, async (manager) => {
      await this.store.lock(manager, enrolment.id);
      const present = await first(manager, enrolment.id);
      if (present) {
        await manager.update(CertificateRow, { code: present.code }, { holderName });
        return { created: false, certificate: certificateOf({ ...present, holderName }) };
      }
      const progress = await this.store.progress([enrolment.id], manager);
      const row: CertificateRow = {
        code: newCode(CODE_LENGTH),
        enrolmentId: enrolment.id,
        holderName,
        content: contentOf(certification, progress.get(enrolment.id) ?? {}),
        issuedAt: new Date(),
      };
      await manager.insert(CertificateRow, row);
      return { created: true, certificate: certificateOf(row) };
    });
  }

  /** Takes the certificate, and the name on it, off the public page. */
  async withdraw(certificationId: string, caller: Caller): Promise<void> {
    const enrolment = await this.#enrolment(certificationId, caller);
    await this.dataSource.manager.delete(CertificateRow, { enrolmentId: enrolment.id });
  }

  async verify(typed: string): Promise<Certificate> {
    const code = readCode(typed, CODE_LENGTH);
    const row = code && (await this.dataSource.manager.findOneBy(CertificateRow, { code }));
    if (row) return certificateOf(row);
    throw new NotFoundError('certificate_unknown', { detail: 'There is no certificate with this code.' });
  }

  async #enrolment(certificationId: string, caller: Caller): Promise<EnrolmentRow> {
    requireVisitor(caller);
    const enrolment = await this.store.find(await this.owners.ownerOf(caller), certificationId);
    if (enrolment) return enrolment;
    throw notEnrolled();
  }
}

function first(manager: EntityManager, enrolmentId: number): Promise<CertificateRow | null> {
  return manager.findOne(CertificateRow, { where: { enrolmentId }, order: { issuedAt: 'ASC' } });
}

/** Throws ConflictError while a module is open. */
function contentOf(certification: Certification, progress: Progress): CertificateContent {
  const { id, title, description, outcomes, modules } = certification;
  const open = modules.filter((module) => !progress[module.id]?.completed);
  if (open.length > 0)
    throw new ConflictError('certification_incomplete', {
      detail: `Still to complete: ${open.map((module) => module.title).join(', ')}.`,
    });
  return {
    certificationId: id,
    title,
    description,
    outcomes,
    modules: modules.map((module) => ({ title: module.title, score: progress[module.id]?.bestScore ?? 0 })),
  };
}

export function certificateOf({ code, holderName, issuedAt, content }: CertificateRow): Certificate {
  return { code: readable(code), holderName, issuedAt: issuedAt.toISOString(), ...content };
}
