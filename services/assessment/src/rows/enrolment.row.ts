import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('enrolment')
@Index('ux_enrolment_owner_certification', ['ownerId', 'certificationId'], { unique: true })
export class EnrolmentRow {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('varchar', { length: 32 })
  ownerId!: string;

  @Column('varchar', { length: 60 })
  certificationId!: string;

  /** Raised first by whoever writes under an enrolment, so that two of them wait for each other on every engine. */
  @Column('int', { default: 0 })
  writes!: number;

  @Column('datetime', { precision: 6 })
  enrolledAt!: Date;
}
