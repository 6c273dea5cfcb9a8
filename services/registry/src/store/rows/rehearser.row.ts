import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When the platform's worker was heard of. There is one row, however many workers there are. */
@Entity('rehearser')
export class RehearserRow {
  @PrimaryColumn('int')
  id!: number;

  @Column('datetime', { precision: 6 })
  seenAt!: Date;

  /** Its last report. */
  @Column('datetime', { precision: 6, nullable: true })
  playedAt!: Date | null;
}
