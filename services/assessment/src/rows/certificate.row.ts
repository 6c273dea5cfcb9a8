import type { Certificate } from '@coachlab/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What stays as it was on the day of issue, whatever becomes of the certification. */
export type CertificateContent = Omit<Certificate, 'code' | 'holderName' | 'issuedAt'>;

@Entity('certificate')
@Index('ix_certificate_enrolment', ['enrolmentId'])
export class CertificateRow {
  /** Twelve characters without hyphens. */
  @PrimaryColumn('varchar', { length: 12 })
  code!: string;

  @Column('int')
  enrolmentId!: number;

  @Column('varchar', { length: 320 })
  holderName!: string;

  @Column('json')
  content!: CertificateContent;

  @Column('datetime', { precision: 6 })
  issuedAt!: Date;
}
