import type { Category, Level, Section } from '@coachlab/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * What lists filter and sort by, and the JSON that goes out. That is text, not a JSON column: it is only ever sent
 * as it is, so that a page of fifty needs no parsing.
 */
@Entity('artifact')
@Index('ix_artifact_place', ['place'])
@Index('ix_artifact_section_place', ['section', 'place'])
@Index('ix_artifact_category_place', ['category', 'place'])
export class ArtifactRow {
  @PrimaryColumn('varchar', { length: 80 })
  id!: string;

  /** The `order` of the content file: the API's stable order. */
  @Column('int')
  place!: number;

  @Column('varchar', { length: 20 })
  section!: Section;

  @Column('varchar', { length: 20 })
  category!: Category;

  @Column('varchar', { length: 2 })
  level!: Level;

  /** An Artifact. */
  @Column('text')
  artifact!: string;

  /** Its ArtifactCard. */
  @Column('text')
  card!: string;

  /** Its ArtifactMetadata. */
  @Column('text')
  metadata!: string;
}
