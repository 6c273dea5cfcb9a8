import type { Challenge } from '@coachlab/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('challenge')
export class ChallengeRow {
  @PrimaryColumn('varchar', { length: 40 })
  id!: string;

  @Column('int')
  place!: number;

  @Column('varchar', { length: 80 })
  title!: string;

  @Column('text')
  description!: string;

  @Column('varchar', { length: 2 })
  color!: string;

  @Column('json')
  recommendedArtifacts!: string[];

  @Column('json')
  quickAction!: Challenge['quickAction'];
}
