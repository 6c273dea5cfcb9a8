import { Entity, Column, PrimaryColumn } from 'typeorm';
import type { CountedArm } from '../../domain/signals/observations.ts';

/** A page that a shell sent to a visitor in one round of a rollout; the visitor's `SignalSession` says what came back. */
@Entity('served_page')
export class ServedPage {
  @PrimaryColumn('int')
  rolloutId!: number;

  @PrimaryColumn('int')
  round!: number;

  @PrimaryColumn('varchar', { length: 8 })
  arm!: CountedArm;

  /** Keyed hash of the visitor. */
  @PrimaryColumn('varchar', { length: 32 })
  session!: string;

  /** Keyed hash of the network that it was asked for from. */
  @Column('varchar', { length: 32 })
  network!: string;
}
