import type { GlobalLevel, IcpiResult } from '@coachlab/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What came out of one answer sheet. The answers themselves are not kept. */
@Entity('icpi_result')
@Index('ix_icpi_result_visitorId', ['visitorId'])
export class IcpiResultRow {
  /** 128 random bits in hex: whoever knows the address may read. */
  @PrimaryColumn('varchar', { length: 32 })
  id!: string;

  /** Who may delete it; null for a caller without a cookie. */
  @Column('varchar', { length: 32, nullable: true })
  visitorId!: string | null;

  @Column('varchar', { length: 40 })
  archetype!: string;

  @Column('varchar', { length: 16 })
  globalLevel!: GlobalLevel;

  @Column('int')
  trust!: number;

  @Column('int')
  listening!: number;

  @Column('int')
  safety!: number;

  @Column('int')
  composite!: number;

  @Column('varchar', { length: 8 })
  quality!: IcpiResult['quality'];

  /** Which rules and keys it was scored by. */
  @Column('int')
  scoringVersion!: number;

  @Column('datetime', { precision: 6 })
  createdAt!: Date;

  /** When it was last opened, to the day; null on what an earlier release stored. */
  @Column('datetime', { precision: 6, nullable: true })
  usedAt!: Date | null;
}
