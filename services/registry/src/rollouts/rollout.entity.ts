import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export type RolloutOutcome = 'promoted' | 'replaced' | 'rolled_back';

/** A candidate and whom it reaches. One remote has at most one that runs; ended ones are kept. */
@Entity('rollout')
@Index('ix_rollout_remote', ['remote'])
export class RolloutRow {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('varchar', { length: 40 })
  remote!: string;

  @Column('varchar', { length: 64 })
  version!: string;

  /** Its own, so that the same people are not always first. */
  @Column('varchar', { length: 32 })
  seed!: string;

  /** Basis points. */
  @Column('int')
  weight!: number;

  @Column('json')
  allow!: string[];

  @Column('json')
  deny!: string[];

  /** API to origin; null where the candidate is answered by the same services as everybody. */
  @Column('json', { nullable: true })
  upstreams!: Record<string, string> | null;

  @Column('datetime', { precision: 6 })
  startedAt!: Date;

  @Column('datetime', { precision: 6, nullable: true })
  endedAt!: Date | null;

  @Column('varchar', { length: 16, nullable: true })
  outcome!: RolloutOutcome | null;
}
