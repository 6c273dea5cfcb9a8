import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('recovery_code')
@Index('ix_recovery_code_owner', ['ownerId'])
export class RecoveryCodeRow {
  /** SHA-256 in hex: the code itself is known to its holder alone. */
  @PrimaryColumn('varchar', { length: 64 })
  codeHash!: string;

  @Column('varchar', { length: 32 })
  ownerId!: string;

  @Column('datetime', { precision: 6 })
  createdAt!: Date;
}
