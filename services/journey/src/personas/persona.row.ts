import type { PersonaKey, PersonaWeights } from '@coachlab/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('persona')
export class PersonaRow {
  @PrimaryColumn('varchar', { length: 40 })
  id!: PersonaKey;

  /** Place in the answer. */
  @Column('int')
  place!: number;

  @Column('varchar', { length: 80 })
  name!: string;

  @Column('text')
  description!: string;

  @Column('json')
  weights!: PersonaWeights;
}
