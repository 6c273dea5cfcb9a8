import type { SubscriberStatus } from '@coachlab/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('subscriber')
@Index('ux_subscriber_emailKey', ['emailKey'], { unique: true })
@Index('ux_subscriber_unsubscribeToken', ['unsubscribeToken'], { unique: true })
export class SubscriberRow {
  /** Ascending in time. */
  @PrimaryColumn('varchar', { length: 32 })
  id!: string;

  /** Lower-cased. */
  @Column('varchar', { length: 254 })
  email!: string;

  /** SHA-256 of the address: MySQL would take müller@ for muller@. */
  @Column('varchar', { length: 64 })
  emailKey!: string;

  @Column('varchar', { length: 12 })
  status!: SubscriberStatus;

  /** In hex, and as it stands in every mail: all it can do is unsubscribe. */
  @Column('varchar', { length: 32 })
  unsubscribeToken!: string;

  @Column('datetime', { precision: 6 })
  createdAt!: Date;

  @Column('datetime', { precision: 6, nullable: true })
  confirmedAt!: Date | null;

  /** When the status last changed. */
  @Column('datetime', { precision: 6 })
  changedAt!: Date;
}
