import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** When somebody last said a text, so that it is not said twice in a row. */
@Entity('post_text')
export class PostTextRow {
  /** SHA-256 of who and what. */
  @PrimaryColumn('varchar', { length: 64 })
  key!: string;

  @Index('ix_post_text_saidAt')
  @Column('datetime', { precision: 6 })
  saidAt!: Date;
}
