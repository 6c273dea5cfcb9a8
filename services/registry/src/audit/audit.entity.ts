import type { AuditRow } from '@coachlab/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Who changed what, from what to what, why and when. Written with the change, never changed. */
@Entity('audit')
@Index('ix_audit_remote', ['remote'])
export class AuditEntry {
  @PrimaryGeneratedColumn()
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
}
