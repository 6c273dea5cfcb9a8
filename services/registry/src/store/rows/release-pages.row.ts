import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Pages that browsers reported in one minute of one release, by what answered them. It is shown, and decides nothing. */
@Entity('release_pages')
@Index('ix_release_pages_minute', ['minute'])
export class ReleasePages {
  /** `name@version`: the release that was to answer. */
  @PrimaryColumn('varchar', { length: 110 })
  release!: string;

  /** Since 1970. */
  @PrimaryColumn('int')
  minute!: number;

  /** The version that answered; empty where nothing did. */
  @PrimaryColumn('varchar', { length: 64 })
  answeredBy!: string;

  @Column('int')
  pages!: number;
}
