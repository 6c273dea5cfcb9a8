import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ComparedMeasure } from '@coachlab/contracts';

/** What one measure of a rollout came to by one minute, for the console to draw. It decides nothing. */
@Entity('measure_minute')
@Index('ix_measure_minute_minute', ['minute'])
export class MeasureMinute {
  @PrimaryColumn('int')
  rolloutId!: number;

  /** Since 1970. */
  @PrimaryColumn('int')
  minute!: number;

  @PrimaryColumn('varchar', { length: 8 })
  measure!: ComparedMeasure;

  /** p75 of each arm in the round so far, in the measure's unit; null while nobody has reported it. */
  @Column('int', { nullable: true })
  canary!: number | null;

  @Column('int', { nullable: true })
  stable!: number | null;

  /** How much of the evidence that holds the candidate there was, per mille; null while there is no limit to compare with. */
  @Column('int', { nullable: true })
  evidence!: number | null;
}
