import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ShellProvides } from '../../domain/checks/check-needs.ts';

/** A shell that runs, for as long as it says so. */
@Entity('shell_lease')
export class ShellLease {
  /** Of one process. */
  @PrimaryColumn('varchar', { length: 32 })
  shell!: string;

  /** When it said so last. */
  @Column('datetime', { precision: 6 })
  at!: Date;

  @Column('json')
  provides!: ShellProvides;
}
