import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Remembers an id that is gone, since links to it live for ever. */
@Entity('artifact_alias')
export class ArtifactAliasRow {
  @PrimaryColumn('varchar', { length: 80 })
  id!: string;

  /** The artifact that took its place; null when none did. */
  @Column('varchar', { length: 80, nullable: true })
  replacement!: string | null;
}
