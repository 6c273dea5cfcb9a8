import type { SituationTheme } from '@coachlab/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A situation, as text for the same reason as an artifact's. */
@Entity('situation')
@Index('ix_situation_place', ['place'])
export class SituationRow {
  @PrimaryColumn('varchar', { length: 60 })
  slug!: string;

  /** From 1, by theme and title. */
  @Column('int')
  place!: number;

  @Column('varchar', { length: 40 })
  theme!: SituationTheme;

  /** A Situation. */
  @Column('text')
  situation!: string;

  /** Its SituationCard. */
  @Column('text')
  card!: string;

  /** Its SituationEntry. */
  @Column('text')
  entry!: string;
}
