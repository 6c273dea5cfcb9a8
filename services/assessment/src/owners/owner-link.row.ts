import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A browser that a recovery code joined to others. Without one, a visitor owns what they enrolled for. */
@Entity('owner_link')
@Index('ix_owner_link_owner', ['ownerId'])
export class OwnerLinkRow {
  @PrimaryColumn('varchar', { length: 32 })
  visitorId!: string;

  @Column('varchar', { length: 32 })
  ownerId!: string;
}
