import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The token of a mail that asks whether an address wants the newsletter. Each try to send it has its own. */
@Entity('confirm_token')
export class ConfirmTokenRow {
  /** SHA-256 of the token; the token itself is in the mail alone. */
  @PrimaryColumn('varchar', { length: 64 })
  hash!: string;

  @Index('ix_confirm_token_subscriberId')
  @Column('varchar', { length: 32 })
  subscriberId!: string;

  @Index('ix_confirm_token_expiresAt')
  @Column('datetime', { precision: 6 })
  expiresAt!: Date;
}
