import type { Stage } from '@coachlab/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('stage')
export class StageRow {
  @PrimaryColumn('varchar', { length: 40 })
  id!: Stage['id'];

  @Column('int')
  place!: number;

  @Column('varchar', { length: 80 })
  title!: string;

  @Column('varchar', { length: 80 })
  subtitle!: string;

  @Column('varchar', { length: 2 })
  color!: string;

  @Column('text')
  description!: string;

  @Column('json')
  sections!: string[];
}
