import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** News for a team, written together with what happened and kept until it is delivered or given up. */
@Entity('webhook_delivery')
@Index('ix_webhook_delivery_nextAt', ['nextAt'])
export class WebhookDelivery {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('varchar', { length: 40 })
  remote!: string;

  @Column('varchar', { length: 16 })
  event!: string;

  @Column('varchar', { length: 500 })
  url!: string;

  /** As it is sent and signed. */
  @Column('text')
  body!: string;

  @Column('int')
  attempts!: number;

  @Column('datetime', { precision: 6 })
  nextAt!: Date;

  /** Delivered, or given up. */
  @Column('datetime', { precision: 6, nullable: true })
  doneAt!: Date | null;

  /** Of the last attempt. */
  @Column('varchar', { length: 200, nullable: true })
  failure!: string | null;

  @Column('datetime', { precision: 6 })
  createdAt!: Date;
}
