import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DrawnQuestion } from './draw-questions.ts';

/** The questions that an enrolment's next attempt at a module has to answer. */
@Entity('quiz_draw')
export class QuizDrawRow {
  @PrimaryColumn('int')
  enrolmentId!: number;

  @PrimaryColumn('varchar', { length: 60 })
  moduleId!: string;

  /** In the order they are shown. */
  @Column('json')
  questions!: DrawnQuestion[];

  /** Ids of the questions that were answered in the attempt before. */
  @Column('json')
  answered!: string[];

  @Column('datetime', { precision: 6 })
  drawnAt!: Date;
}
