import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('vote')
@Index('ix_vote_voter_createdAt', ['voter', 'createdAt'])
export class VoteRow {
  @PrimaryColumn('varchar', { length: 32 })
  postId!: string;

  /** See writer.ts. */
  @PrimaryColumn('varchar', { length: 32 })
  voter!: string;

  @Column('datetime', { precision: 6 })
  createdAt!: Date;
}
