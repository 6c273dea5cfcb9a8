import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A browser in which the coach is signed in. */
@Entity('moderation_session')
export class ModerationSessionRow {
  /** SHA-256 of what the cookie holds. */
  @PrimaryColumn('varchar', { length: 64 })
  hash!: string;

  /** SHA-256 of the admin token it was opened with: a new token ends all sessions. */
  @Column('varchar', { length: 64 })
  tokenHash!: string;

  @Index('ix_moderation_session_expiresAt')
  @Column('datetime', { precision: 6 })
  expiresAt!: Date;
}
