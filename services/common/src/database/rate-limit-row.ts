import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How far a bucket is used up. Times are milliseconds since 1970 by the database's clock. */
@Entity('rate_limit')
export class RateLimitRow {
  /** Keyed SHA-256 of the policy, its bucket and the caller. */
  @PrimaryColumn('varchar', { length: 64 })
  bucket!: string;

  /** When the bucket is full again (the theoretical arrival time of GCRA); once past, the row says nothing. */
  @Index('ix_rate_limit_tat')
  @Column('bigint')
  tat!: number | string;

  /** The latest `tat` that the last call allowed, which a check of the table holds it to. */
  @Column('bigint')
  latest!: number | string;
}
