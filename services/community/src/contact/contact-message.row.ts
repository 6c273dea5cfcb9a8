import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('contact_message')
export class ContactMessageRow {
  /** Ascending in time. */
  @PrimaryColumn('varchar', { length: 32 })
  id!: string;

  @Column('varchar', { length: 100 })
  name!: string;

  @Column('varchar', { length: 254 })
  email!: string;

  @Column('varchar', { length: 200 })
  subject!: string;

  @Column('text')
  message!: string;

  /** A robot filled in the hidden field: kept, since it may have been a person's browser, and not mailed. */
  @Column('boolean')
  suspect!: boolean;

  @Column('datetime', { precision: 6 })
  createdAt!: Date;
}
