import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Lower-case letters, digits and hyphens. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const LENGTHS = { slug: 80, title: 120, text: 5_000 };

@Entity('item')
export class ItemRow {
  @PrimaryColumn('varchar', { length: LENGTHS.slug })
  slug!: string;

  @Column('varchar', { length: LENGTHS.title })
  title!: string;

  @Column('text')
  text!: string;
}
