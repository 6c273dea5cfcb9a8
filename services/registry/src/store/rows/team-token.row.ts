import type { TokenScope } from '@coachlab/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A team's key to one remote. The token itself is not stored. */
@Entity('team_token')
@Index('ix_team_token_prefix', ['prefix'])
@Index('ux_team_token_hash', ['remote', 'hash'], { unique: true })
export class TeamTokenRow {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('varchar', { length: 40 })
  remote!: string;

  /** First 16 hex digits of the hash: enough to find the row, not to pass for the token. */
  @Column('varchar', { length: 16 })
  prefix!: string;

  /** Hex SHA-256. The token is random, so a slow hash would add nothing. */
  @Column('varchar', { length: 64 })
  hash!: string;

  /** `bootstrap` tokens follow the settings: one that is no longer there is revoked at the next start. */
  @Column('varchar', { length: 16 })
  source!: string;

  /** What it may do; each word includes those before it: read, publish, release. */
  @Column('varchar', { length: 16, default: 'release' })
  scope!: TokenScope;

  /** For the team to tell its tokens apart. */
  @Column('varchar', { length: 100, nullable: true })
  label!: string | null;

  @Column('datetime', { precision: 6 })
  createdAt!: Date;

  @Column('datetime', { precision: 6, nullable: true })
  expiresAt!: Date | null;
}
