import type { ForumCategory, ForumStatus, HoldReason } from '@coachlab/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { FormattedColumns } from '../rich-text/formatted-columns.ts';

@Entity('post')
@Index('ix_post_heldFor_id', ['heldFor', 'id'])
@Index('ix_post_visitorId_status', ['visitorId', 'status'])
@Index('ix_post_formatVersion_id', ['formatVersion', 'id'])
export class PostRow extends FormattedColumns {
  /** Ascending in time (see time-ordered-id.ts): the key that lists are paged by. */
  @PrimaryColumn('varchar', { length: 32 })
  id!: string;

  @Column('varchar', { length: 200 })
  title!: string;

  @Column('varchar', { length: 60 })
  authorName!: string;

  @Column('varchar', { length: 20 })
  category!: ForumCategory;

  @Column('varchar', { length: 10 })
  status!: ForumStatus;

  /** Set exactly while the status is pending, and indexed in its place: few posts are. */
  @Column('varchar', { length: 10, nullable: true })
  heldFor!: HoldReason | null;

  /** Who wrote it; null for a caller without a cookie. */
  @Column('varchar', { length: 32, nullable: true })
  visitorId!: string | null;

  @Column('int')
  upvotes!: number;

  /** Published replies. */
  @Column('int')
  replyCount!: number;

  @Column('datetime', { precision: 6 })
  createdAt!: Date;

  @Column('datetime', { precision: 6, nullable: true })
  editedAt!: Date | null;
}
