import type { Certification } from '@coachlab/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The right option of a question, and the artifact that covers it. */
export interface AnswerKey {
  answer: string;
  from: string;
}

/** Module id to question id to its key. */
export type AnswerKeys = Record<string, Record<string, AnswerKey>>;

@Entity('certification')
export class CertificationRow {
  @PrimaryColumn('varchar', { length: 60 })
  id!: string;

  @Column('int')
  place!: number;

  /** As the API returns it, except that `quizQuestions` are the whole pools. */
  @Column('json')
  certification!: Certification;

  /** Never leaves the server. */
  @Column('json')
  answerKeys!: AnswerKeys;
}
