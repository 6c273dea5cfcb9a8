import type { ContributionKind } from '@coachlab/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('vote')
@Index('ix_vote_postId_network', ['postId', 'network'])
@Index('ix_vote_voter_createdAt', ['voter', 'createdAt'])
@Index('ix_vote_agedAt', ['agedAt'])
export class VoteRow {
  /** Of the post or the reply. */
  @PrimaryColumn('varchar', { length: 32 })
  postId!: string;

  @Column('varchar', { length: 8, default: 'post' })
  kind!: ContributionKind;

  /** See writer.ts. */
  @PrimaryColumn('varchar', { length: 32 })
  voter!: string;

  /** A fingerprint of where it came from, for this post alone; null once that is forgotten. */
  @Column('varchar', { length: 32, nullable: true })
  network!: string | null;

  /** False: too many of its network count already, or its cookie is too young, so it waits. */
  @Column('boolean', { default: true })
  counted!: boolean;

  /** Of a cookie that was young: when it is old enough. Null when it always was, or has become so. */
  @Column('datetime', { precision: 6, nullable: true })
  agedAt!: Date | null;

  /** False: the voter's name is from before there was a key. */
  @Column('boolean', { default: false })
  keyed!: boolean;

  @Column('datetime', { precision: 6 })
  createdAt!: Date;
}
