import type { ShadowRenders } from '@coachlab/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What one shell's shadow renders of one rollout came to. */
@Entity('shadow_render')
export class ShadowRenderRow {
  @PrimaryColumn('int')
  rolloutId!: number;

  /** 32 hex digits that a shell's process makes for itself. */
  @PrimaryColumn('varchar', { length: 32 })
  shell!: string;

  @Column('datetime', { precision: 6 })
  at!: Date;

  @Column('json')
  renders!: ShadowRenders;
}
