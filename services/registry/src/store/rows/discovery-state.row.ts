import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one row that every change of a rollout moves on, so that changes happen one after the other. */
@Entity('discovery_state')
export class DiscoveryStateRow {
  static readonly ID = 1;

  @PrimaryColumn('int')
  id!: number;

  /** Milliseconds as text: the databases' whole numbers are too small or come back as text anyway. */
  @Column('varchar', { length: 16 })
  epoch!: string;

  @Column('datetime', { precision: 6 })
  changedAt!: Date;

  /** Whether browsers may keep pages to be read offline. */
  @Column('boolean', { default: true })
  offline!: boolean;
}
