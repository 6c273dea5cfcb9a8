import type { Dimension } from '@coachlab/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One statement of the instrument, with its key. */
@Entity('icpi_item')
export class IcpiItemRow {
  @PrimaryColumn('varchar', { length: 8 })
  id!: string;

  /** From 1, in the order asked. */
  @Column('int')
  place!: number;

  @Column('varchar', { length: 200 })
  text!: string;

  @Column('varchar', { length: 16 })
  dimension!: Dimension;

  /** Scored 7 - x. Never leaves the server. */
  @Column('boolean')
  reversed!: boolean;
}
