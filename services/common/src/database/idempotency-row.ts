import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('idempotency')
export class IdempotencyRow {
  /** SHA-256 of scope, caller and key. */
  @PrimaryColumn('varchar', { length: 64 })
  key!: string;

  /** SHA-256 of what was asked, so that the same key cannot stand for another request. */
  @Column('varchar', { length: 64 })
  request!: string;

  /** SHA-256 of the visitor, by which what is kept of them is found; null without a cookie. */
  @Index('ix_idempotency_caller')
  @Column('varchar', { length: 64, nullable: true })
  caller!: string | null;

  /** JSON, as answered the first time; null once its caller's data, or what it is about, was erased. */
  @Column('text', { nullable: true })
  answer!: string | null;

  @Index('ix_idempotency_createdAt')
  @CreateDateColumn({ type: 'datetime', precision: 6 })
  createdAt!: Date;
}
