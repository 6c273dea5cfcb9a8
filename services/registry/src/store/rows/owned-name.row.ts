import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A name on the site that one remote has and no other: a route prefix, an API, a slot. */
@Entity('owned_name')
export class OwnedName {
  @PrimaryColumn('varchar', { length: 8 })
  kind!: 'route' | 'api' | 'slot';

  /** Lower-case. */
  @PrimaryColumn('varchar', { length: 120 })
  name!: string;

  @Column('varchar', { length: 40 })
  remote!: string;
}
