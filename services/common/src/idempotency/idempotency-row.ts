import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('idempotency')
export class IdempotencyRow {
  /** SHA-256 of scope, caller and key. */
  @PrimaryColumn('varchar', { length: 64 })
  key!: string;

  /** SHA-256 of what was asked, so that the same key cannot stand for another request. */
  @Column('varchar', { length: 64 })
  request!: string;

  /** JSON, as answered the first time. */
  @Column('text', { nullable: true })
  answer!: string | null;

  @Index('ix_idempotency_createdAt')
  @CreateDateColumn({ type: 'datetime', precision: 6 })
  createdAt!: Date;
}
