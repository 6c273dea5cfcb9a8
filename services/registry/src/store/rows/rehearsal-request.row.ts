import type { CanaryRequest, PromoteRequest, QueuedRehearsal } from '@coachlab/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a team wants done once the platform has rehearsed the release. */
@Entity('rehearsal_request')
export class RehearsalRequestRow {
  @PrimaryColumn('varchar', { length: 40 })
  remote!: string;

  /** Of this request, 32 hex digits: who plays it names it. */
  @Column('varchar', { length: 32 })
  id!: string;

  @Column('varchar', { length: 64 })
  version!: string;

  @Column('varchar', { length: 16 })
  action!: QueuedRehearsal['action'];

  /** As the team sent it; null for a rehearsal alone. */
  @Column('json', { nullable: true })
  request!: CanaryRequest | PromoteRequest | null;

  @Column('varchar', { length: 80 })
  who!: string;

  @Column('varchar', { length: 16 })
  state!: QueuedRehearsal['state'];

  @Column('datetime', { precision: 6 })
  askedAt!: Date;

  @Column('datetime', { precision: 6, nullable: true })
  playedSince!: Date | null;

  /** Until then nobody else plays it; null: anybody may. */
  @Column('datetime', { precision: 6, nullable: true })
  leasedUntil!: Date | null;

  /** How often it was begun. */
  @Column('int')
  tries!: number;

  /** Every other remote's stable version when it was begun. */
  @Column('json', { nullable: true })
  among!: Record<string, string> | null;

  @Column('datetime', { precision: 6, nullable: true })
  endedAt!: Date | null;

  @Column('varchar', { length: 500, nullable: true })
  reason!: string | null;
}
