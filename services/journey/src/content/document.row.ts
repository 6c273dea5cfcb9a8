import type { DailyPractice } from '@coachlab/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the journey's content has once: a single row. */
@Entity('journey_document')
export class DocumentRow {
  @PrimaryColumn('varchar', { length: 40 })
  id!: string;

  /** As the content file gives it. */
  @Column('int')
  version!: number;

  @Column('json')
  practice!: DailyPractice;
}

export const DOCUMENT_ID = 'journey';
