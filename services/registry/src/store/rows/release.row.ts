import type { Provenance, Release, StoredRehearsal } from '@coachlab/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One stored file; `br` and `gzip` are there when that form is worth sending. Sizes in bytes. */
export interface StoredFile {
  bytes: number;
  sha384: string;
  br?: number;
  gzip?: number;
}

/** A published release. Nothing of it changes but the nullable columns. */
@Entity('release')
@Index('ix_release_remote', ['remote'])
@Index('ix_release_container', ['container'])
export class ReleaseRow {
  /** `name@version`, lower-case throughout. */
  @PrimaryColumn('varchar', { length: 110 })
  id!: string;

  @Column('varchar', { length: 40 })
  remote!: string;

  @Column('varchar', { length: 64 })
  version!: string;

  @Column('varchar', { length: 71 })
  digest!: string;

  /** The team named in its manifest. */
  @Column('varchar', { length: 300 })
  owner!: string;

  /** Global name in the browser; each release has its own. */
  @Column('varchar', { length: 150 })
  container!: string;

  /** Where its files are stored; every attempt to publish has a folder of its own. */
  @Column('varchar', { length: 160 })
  folder!: string;

  /** All files together, uncompressed. */
  @Column('int')
  bytes!: number;

  /** As the discovery document shows it. */
  @Column('json')
  facts!: Release;

  @Column('json')
  files!: Record<string, StoredFile>;

  /** As its first publisher says. */
  @Column('json', { nullable: true })
  provenance!: Provenance | null;

  /** The team's last one; null: it has not played it yet. */
  @Column('json', { nullable: true })
  rehearsal!: StoredRehearsal | null;

  /** The platform's last one. */
  @Column('json', { nullable: true })
  platformRehearsal!: StoredRehearsal | null;

  /** The stable version that its promotion replaced: where a rollback from it leads. */
  @Column('varchar', { length: 64, nullable: true })
  predecessor!: string | null;

  /** A quarantined release is neither promoted nor published again. */
  @Column('datetime', { precision: 6, nullable: true })
  quarantinedAt!: Date | null;

  /** The last signal of a browser that runs it, or the last time its bytes were published again; to the hour or so. */
  @Column('datetime', { precision: 6, nullable: true })
  lastSeenAt!: Date | null;

  @Column('datetime', { precision: 6 })
  publishedAt!: Date;
}
