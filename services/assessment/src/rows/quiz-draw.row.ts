import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A question of a draw, with the ids of its options in the order they are shown. */
export interface DrawnQuestion {
  id: string;
  options: string[];
}

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
