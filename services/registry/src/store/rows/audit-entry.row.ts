import type { AuditRow } from '@coachlab/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Who changed what, from what to what, why and when. Written with the change, never changed: append-audit.ts. */
@Entity('audit_trail')
@Index('ix_audit_trail_remote', ['remote'])
export class AuditEntry {
  /** Its place, from 1 on without a gap. */
  @PrimaryColumn('int')
  id!: number;

  @Column('datetime', { precision: 6 })
  at!: Date;

  @Column('varchar', { length: 80 })
  who!: string;

  @Column('varchar', { length: 16 })
  action!: AuditRow['action'];

  @Column('varchar', { length: 40 })
  remote!: string;

  @Column('varchar', { length: 120, nullable: true })
  before!: string | null;

  @Column('varchar', { length: 120, nullable: true })
  after!: string | null;

  @Column('varchar', { length: 500, nullable: true })
  why!: string | null;

  /** These two are of the release before, which linked the entries by them; empty since, and to be dropped with the next. */
  @Column('varchar', { length: 64 })
  previous!: string;

  @Column('varchar', { length: 64 })
  hash!: string;
}
