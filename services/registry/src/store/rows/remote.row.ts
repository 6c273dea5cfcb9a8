import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What runs of a remote now. Written only together with a new epoch. */
@Entity('remote')
export class RemoteRow {
  @PrimaryColumn('varchar', { length: 40 })
  name!: string;

  @Column('varchar', { length: 300 })
  owner!: string;

  /** Version; null until the first promote. */
  @Column('varchar', { length: 64, nullable: true })
  stable!: string | null;

  @Column('varchar', { length: 64, nullable: true })
  fallback!: string | null;

  /** The running rollout, if any. */
  @Column('int', { nullable: true })
  rolloutId!: number | null;
}
