import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Opened by a facilitator, until it expires. */
@Entity('workshop')
@Index('ux_workshop_code', ['code'], { unique: true })
@Index('ix_workshop_visitorId', ['visitorId'])
@Index('ix_workshop_expiresAt', ['expiresAt'])
export class WorkshopRow {
  /** 128 random bits in hex: whoever knows the address sees the spread, and may delete it. */
  @PrimaryColumn('varchar', { length: 32 })
  id!: string;

  /** What people join with, without hyphens. */
  @Column('varchar', { length: 9 })
  code!: string;

  @Column('varchar', { length: 32 })
  visitorId!: string;

  @Column('varchar', { length: 320, nullable: true })
  name!: string | null;

  /** By which its results were scored: others cannot be set beside them. */
  @Column('int')
  scoringVersion!: number;

  /** Number of the group that was published last. */
  @Column('int', { default: 0 })
  lastGroup!: number;

  /** How many left after they had been published, since the last group was. They may come back unrecognised. */
  @Column('int', { default: 0 })
  departed!: number;

  /** Counted up by whoever changes who is in it, so that the others wait. */
  @Column('int', { default: 0 })
  writes!: number;

  @Column('datetime', { precision: 6 })
  openedAt!: Date;

  @Column('datetime', { precision: 6 })
  expiresAt!: Date;
}
