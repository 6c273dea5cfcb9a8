import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A result that was added to a workshop. */
@Entity('workshop_member')
@Index('ux_workshop_member_visitor', ['workshopId', 'visitorId'], { unique: true })
@Index('ix_workshop_member_result', ['resultId'])
@Index('ix_workshop_member_visitorId', ['visitorId'])
export class WorkshopMemberRow {
  @PrimaryColumn('varchar', { length: 32 })
  workshopId!: string;

  @PrimaryColumn('varchar', { length: 32 })
  resultId!: string;

  @Column('varchar', { length: 32 })
  visitorId!: string;

  /** The group it is published with; null while it waits. */
  @Column('int', { nullable: true })
  groupNumber!: number | null;

  /** Whether it was published once, in this group or in one that broke up. */
  @Column('boolean')
  published!: boolean;

  @Column('datetime', { precision: 6 })
  joinedAt!: Date;
}
