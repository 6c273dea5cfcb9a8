import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { CountedArm } from '../../domain/signals/observations.ts';

/** What one arm of a rollout came to in one minute, for the console to draw. It decides nothing. */
@Entity('signal_minute')
@Index('ix_signal_minute_minute', ['minute'])
export class SignalMinute {
  @PrimaryColumn('int')
  rolloutId!: number;

  /** Since 1970. */
  @PrimaryColumn('int')
  minute!: number;

  @PrimaryColumn('varchar', { length: 8 })
  arm!: CountedArm;

  /** Sessions that were counted first in this minute; a new round counts them anew. */
  @Column('int')
  sessions!: number;

  /** Sessions that turned bad in this minute. */
  @Column('int')
  failed!: number;

  /** Sessions with an LCP, and the sum of these in milliseconds. */
  @Column('int')
  measured!: number;

  @Column('bigint')
  lcpTotal!: number | string;

  /** These two are of the release before, which still writes them while both run; to be dropped with the next. */
  @Column('int', { default: 0 })
  timed?: number;

  @Column('int', { default: 0 })
  slow?: number;

  /** On the candidate's rows: how much of the evidence that stops it, and of that which holds it for being slower, there was; per mille. */
  @Column('int', { nullable: true })
  evidence!: number | null;

  @Column('int', { nullable: true })
  slowerEvidence!: number | null;
}
