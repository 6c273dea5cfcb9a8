import type { ForumStatus, HoldReason } from '@coachlab/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { FormattedColumns } from '../rich-text/formatted-columns.ts';

@Entity('reply')
@Index('ix_reply_postId_status_id', ['postId', 'status', 'id'])
@Index('ix_reply_status_id', ['status', 'id'])
@Index('ix_reply_visitorId_status', ['visitorId', 'status'])
@Index('ix_reply_formatVersion_id', ['formatVersion', 'id'])
export class ReplyRow extends FormattedColumns {
  /** Ascending in time, as a post's. */
  @PrimaryColumn('varchar', { length: 32 })
  id!: string;

  @Column('varchar', { length: 32 })
  postId!: string;

  @Column('varchar', { length: 60 })
  authorName!: string;

  @Column('varchar', { length: 10 })
  status!: ForumStatus;

  @Column('varchar', { length: 10, nullable: true })
  heldFor!: HoldReason | null;

  @Column('varchar', { length: 32, nullable: true })
  visitorId!: string | null;

  @Column('int', { default: 0 })
  upvotes!: number;

  @Column('datetime', { precision: 6 })
  createdAt!: Date;

  @Column('datetime', { precision: 6, nullable: true })
  editedAt!: Date | null;
}
