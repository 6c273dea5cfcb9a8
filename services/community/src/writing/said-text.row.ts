import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** When somebody last said a text, so that it is not said twice in a row. */
@Entity('said_text')
export class SaidTextRow {
  /** SHA-256 of who and what. */
  @PrimaryColumn('varchar', { length: 64 })
  key!: string;

  @Index('ix_said_text_saidAt')
  @Column('datetime', { precision: 6 })
  saidAt!: Date;
}
