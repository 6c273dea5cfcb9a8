import type { ContributionKind, ReportReason } from '@coachlab/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Somebody thinks that the coach should look at a post or a reply. */
@Entity('report')
@Index('ix_report_createdAt', ['createdAt'])
export class ReportRow {
  @PrimaryColumn('varchar', { length: 8 })
  kind!: ContributionKind;

  @PrimaryColumn('varchar', { length: 32 })
  contributionId!: string;

  /** See writer.ts: each person's report counts once. */
  @PrimaryColumn('varchar', { length: 32 })
  reporter!: string;

  /** False: the reporter's name is from before there was a key. */
  @Column('boolean', { default: false })
  keyed!: boolean;

  @Column('varchar', { length: 10 })
  reason!: ReportReason;

  @Column('varchar', { length: 500 })
  note!: string;

  @Column('datetime', { precision: 6 })
  createdAt!: Date;
}
