import type { RolloutPlan, Verdict } from '@coachlab/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { RolloutOutcome } from '../../domain/rollout/plan.ts';
import type { RunningPhase } from '../../domain/rollout/progress.ts';

/** A verdict and the round of counting that it was made of. */
export interface StoredVerdict extends Verdict {
  round: number;
  /** Absent in rows from before it was kept. */
  looksWorse?: boolean;
}

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

  /** The stable version that it is compared with; null in rows from before rollouts were judged. */
  @Column('varchar', { length: 64, nullable: true })
  against!: string | null;

  /** Null: the weight stays until somebody changes it. */
  @Column('json', { nullable: true })
  plan!: RolloutPlan | null;

  @Column('varchar', { length: 8, default: 'step' })
  phase!: RunningPhase;

  /** What a pause goes back to. */
  @Column('varchar', { length: 8, nullable: true })
  pausedFrom!: RunningPhase | null;

  /** Index into the plan's steps. */
  @Column('int', { default: 0 })
  step!: number;

  /** Sessions are counted anew in each round; see progress.ts. */
  @Column('int', { default: 1 })
  round!: number;

  @Column('datetime', { precision: 6, nullable: true })
  phaseSince!: Date | null;

  @Column('datetime', { precision: 6, nullable: true })
  roundSince!: Date | null;

  /** When the team was told that this phase holds, or that it is frozen; once a phase each. */
  @Column('datetime', { precision: 6, nullable: true })
  heldAt!: Date | null;

  @Column('datetime', { precision: 6, nullable: true })
  frozenAt!: Date | null;

  /** These are of the release before, which still writes them while both run; to be dropped with the next. */
  @Column('int', { nullable: true })
  slowFrom?: number | null;

  @Column('json', { nullable: true })
  upstreams?: Record<string, string> | null;

  @Column('datetime', { precision: 6, nullable: true })
  slowerAt?: Date | null;

  @Column('json', { nullable: true })
  verdict!: StoredVerdict | null;

  @Column('datetime', { precision: 6 })
  startedAt!: Date;

  @Column('datetime', { precision: 6, nullable: true })
  endedAt!: Date | null;

  @Column('varchar', { length: 16, nullable: true })
  outcome!: RolloutOutcome | null;
}
