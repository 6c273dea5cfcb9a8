import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A section that an operator added while the site ran; those of the settings have none. */
@Entity('team')
export class TeamRow {
  /** Of its remote. */
  @PrimaryColumn('varchar', { length: 40 })
  name!: string;

  @Column('varchar', { length: 300 })
  owner!: string;

  /** API name to the origin of the service that answers it. */
  @Column('json')
  services!: Record<string, string>;

  @Column('datetime', { precision: 6 })
  createdAt!: Date;
}
