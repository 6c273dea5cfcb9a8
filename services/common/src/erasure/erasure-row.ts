import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Somebody's data was erased a moment ago. */
@Entity('erasure')
export class ErasureRow {
  /** SHA-256 of whose. */
  @PrimaryColumn('varchar', { length: 64 })
  key!: string;

  @Index('ix_erasure_erasedAt')
  @Column('datetime', { precision: 6 })
  erasedAt!: Date;
}
