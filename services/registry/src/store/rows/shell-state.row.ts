import type { HeldRelease } from '@coachlab/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a shell said last of its own troubles. */
@Entity('shell_state')
export class ShellState {
  @PrimaryColumn('varchar', { length: 32 })
  shell!: string;

  @Column('datetime', { precision: 6 })
  at!: Date;

  @Column('json')
  held!: HeldRelease[];

  @Column('varchar', { length: 500, nullable: true })
  alarm!: string | null;
}
