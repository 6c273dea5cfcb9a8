import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('quiz_attempt')
@Index('ix_quiz_attempt_enrolment_module', ['enrolmentId', 'moduleId', 'createdAt'])
export class QuizAttemptRow {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('int')
  enrolmentId!: number;

  @Column('varchar', { length: 60 })
  moduleId!: string;

  /** Whole percent. */
  @Column('int')
  score!: number;

  /** By the score that was required on that day. */
  @Column('boolean')
  passed!: boolean;

  @Column('datetime', { precision: 6 })
  createdAt!: Date;
}
