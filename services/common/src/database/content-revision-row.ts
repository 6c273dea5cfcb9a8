import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('content_revision')
export class ContentRevisionRow {
  @PrimaryColumn('varchar', { length: 32 })
  name!: string;

  @Column('varchar', { length: 40 })
  value!: string;
}
