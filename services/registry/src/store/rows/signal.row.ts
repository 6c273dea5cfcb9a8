import type { SignalClass } from '@coachlab/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CountedArm } from '../../domain/signals/observations.ts';

/**
 * One visitor in one round of a rollout: counted once, and bad once bad. Round 0 is the whole rollout. Failures outside
 * of rollouts are under rollout 0, where the round is the day.
 */
@Entity('signal_session')
export class SignalSession {
  @PrimaryColumn('int')
  rolloutId!: number;

  @PrimaryColumn('int')
  round!: number;

  @PrimaryColumn('varchar', { length: 8 })
  arm!: CountedArm;

  /** Keyed hash of the visitor. Being even, the first rows of an arm are a fair sample of it. */
  @PrimaryColumn('varchar', { length: 32 })
  session!: string;

  @Column('boolean')
  loaded!: boolean;

  @Column('boolean')
  failed!: boolean;

  /** Failed so early that nothing of it ran. */
  @Column('boolean')
  unloaded!: boolean;

  /** Milliseconds. */
  @Column('int', { nullable: true })
  lcp!: number | null;

  /** Keyed hash of the network that its browser reported from; null while only a shell speaks of it. */
  @Column('varchar', { length: 32, nullable: true })
  network!: string | null;

  /** A shell saw it fail. */
  @Column('boolean', { default: false })
  seen!: boolean;
}

/** In place of a network: sessions that only a shell speaks of. No hash looks like it. */
export const SHELL_ONLY = 'shell';

/** The sums of a round, kept a network each: what one network can say is limited, and no row is everybody's. */
@Entity('signal_network')
export class SignalNetwork {
  @PrimaryColumn('int')
  rolloutId!: number;

  @PrimaryColumn('int')
  round!: number;

  @PrimaryColumn('varchar', { length: 8 })
  arm!: CountedArm;

  /** Keyed hash of the /24 or /48. */
  @PrimaryColumn('varchar', { length: 32 })
  network!: string;

  @Column('int')
  sessions!: number;

  @Column('int')
  loaded!: number;

  @Column('int')
  failed!: number;

  @Column('int')
  unloaded!: number;

  /** Of the failed ones, those that a shell saw as well. */
  @Column('int', { default: 0 })
  seen!: number;

  /** These four are of the release before, which still writes them while both run; to be dropped with the next. */
  @Column('int', { default: 0 })
  timed?: number;

  @Column('int', { default: 0 })
  slow?: number;

  @Column('int', { default: 0 })
  slowBy10?: number;

  @Column('int', { default: 0 })
  slowBy20?: number;
}

/** What went wrong in a release, or in a build of the shell, and in how many sessions. */
@Entity('error_stack')
export class ErrorStack {
  /** `name@version`. */
  @PrimaryColumn('varchar', { length: 110 })
  release!: string;

  /** Of class and stack. */
  @PrimaryColumn('varchar', { length: 32 })
  hash!: string;

  @Column('varchar', { length: 16 })
  class!: SignalClass;

  @Column('varchar', { length: 1000 })
  stack!: string;

  @Column('int')
  sessions!: number;

  /** Null for a row of the release before, which knows no such column. */
  @Column('datetime', { precision: 6, nullable: true })
  firstAt!: Date | null;

  @Column('datetime', { precision: 6 })
  lastAt!: Date;
}
