import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A build of the shell's files for browsers that a shell has announced. Tabs run it for longer than the shell does. */
@Entity('shell_build')
export class ShellBuildRow {
  @PrimaryColumn('varchar', { length: 64 })
  build!: string;

  /** When a shell announced it for the first time, and for the last. */
  @Column('datetime', { precision: 6 })
  firstAt!: Date;

  @Column('datetime', { precision: 6 })
  lastAt!: Date;
}
