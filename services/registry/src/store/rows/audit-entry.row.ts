import type { AuditRow } from '@coachlab/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Who changed what, from what to what, why and when. Written with the change, never changed: append-audit.ts. */
@Entity('audit_trail')
@Index('ix_audit_trail_remote', ['remote'])
export class AuditEntry {
  /** Its place in the chain, from 1 on without a gap. */
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

  /** Hash of the entry before it; 64 zeros for the first. */
  @Column('varchar', { length: 64 })
  previous!: string;

  /** Of everything above. */
  @Column('varchar', { length: 64 })
  hash!: string;
}
