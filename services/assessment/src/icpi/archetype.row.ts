import type { Archetype } from '@coachlab/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('icpi_archetype')
export class ArchetypeRow {
  @PrimaryColumn('varchar', { length: 40 })
  id!: string;

  @Column('int')
  place!: number;

  @Column('json')
  archetype!: Archetype;
}
