import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { GUEST_USER_ID, type UserCertification } from '@coachlab/contracts';
import {
  type Caller,
  Erasures,
  isDuplicateKey,
  type LimitPolicy,
  RateLimiter,
  transact,
} from '@coachlab/service-common';
import { DataSource, Repository } from 'typeorm';
import { CertificationsService } from '../certifications/certifications.service.ts';
import { ownerName, requireGuest } from '../owners/owner.ts';
import { OwnersService } from '../owners/owners.service.ts';
import { EnrolmentStore } from './enrolment-store.ts';
import { EnrolmentRow } from '../rows/enrolment.row.ts';

const ENROLLING: LimitPolicy = {
  name: 'certifications.enroll',
  visitor: [{ burst: 20, every: 5 }],
  ip: [{ burst: 200, every: 1 }],
};

@Injectable()
export class EnrolmentsService {
  constructor(
    @InjectRepository(EnrolmentRow) private readonly rows: Repository<EnrolmentRow>,
    private readonly dataSource: DataSource,
    private readonly store: EnrolmentStore,
    private readonly certifications: CertificationsService,
    private readonly owners: OwnersService,
    private readonly limiter: RateLimiter,
    private readonly erasures: Erasures,
  ) {}

  /** Anybody but the guest has none. */
  async list(userId: string, caller: Caller): Promise<UserCertification[]> {
    if (userId !== GUEST_USER_ID) return [];
    return this.store.ofOwner(await this.owners.ownerOf(caller));
  }

  async enrol(
    certificationId: string,
    userId: string,
    caller: Caller,
  ): Promise<{ created: boolean; enrolment: UserCertification }> {
    requireGuest(userId);
    await this.certifications.get(certificationId);
    await this.limiter.take(ENROLLING, caller);
    const ownerId = await this.owners.ownerOf(caller);
    const created = await this.#insert(ownerId, certificationId);
    const row = await this.rows.findOneByOrFail({ ownerId, certificationId });
    const [enrolment] = await this.store.answers([row]);
    return { created, enrolment: enrolment as UserCertification };
  }

  /** False when there was one already: of many at once, the unique index lets one in. */
  async #insert(ownerId: string, certificationId: string): Promise<boolean> {
    const enrolledAt = new Date();
    try {
      await transact(this.dataSource, async (manager) => {
        await manager.insert(EnrolmentRow, { ownerId, certificationId, enrolledAt });
        await this.erasures.refuseErased(manager, ownerName(ownerId), enrolledAt);
      });
      return true;
    } catch (error) {
      if (isDuplicateKey(error, 'ux_enrolment_owner_certification', 'enrolment.ownerId')) return false;
      throw error;
    }
  }
}
