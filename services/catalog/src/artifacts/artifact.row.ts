import type { Artifact, ArtifactCard, ArtifactMetadata, Category, Level, Section } from '@coachlab/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The columns beside the JSON are what lists filter and sort by. */
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

  @Column('json')
  artifact!: Artifact;

  @Column('json')
  card!: ArtifactCard;

  @Column('json')
  metadata!: ArtifactMetadata;
}
