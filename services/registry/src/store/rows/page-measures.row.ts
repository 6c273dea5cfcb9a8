import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ComparedMeasure } from '@coachlab/contracts';
import type { CountedArm } from '../../domain/signals/observations.ts';

/** What the browser of one visitor measured of the first page of the visit, in one round of a rollout. */
@Entity('page_measures')
export class PageMeasuresRow implements Record<ComparedMeasure, number | null> {
  @PrimaryColumn('int')
  rolloutId!: number;

  @PrimaryColumn('int')
  round!: number;

  @PrimaryColumn('varchar', { length: 8 })
  arm!: CountedArm;

  /** Keyed hash of the visitor. */
  @PrimaryColumn('varchar', { length: 32 })
  session!: string;

  /** Keyed hash of the network that it was reported from. */
  @Column('varchar', { length: 32 })
  network!: string;

  @Column('datetime', { precision: 6 })
  at!: Date;

  /** Of the page, as the release declares it; empty where the browser did not say. */
  @Column('varchar', { length: 200, default: '' })
  route!: string;

  @Column('int', { nullable: true })
  lcp!: number | null;

  @Column('int', { nullable: true })
  inp!: number | null;

  @Column('int', { nullable: true })
  press!: number | null;

  @Column('int', { nullable: true })
  shift!: number | null;

  @Column('int', { nullable: true })
  blocked!: number | null;

  @Column('int', { nullable: true })
  api!: number | null;
}

/** Quartiles that sessions of a rollout are compared with by one measure on one route, and since when. */
@Entity('route_limit')
export class RouteLimit {
  @PrimaryColumn('int')
  rolloutId!: number;

  @PrimaryColumn('varchar', { length: 8 })
  measure!: ComparedMeasure;

  @PrimaryColumn('varchar', { length: 200 })
  route!: string;

  @Column('int')
  lower!: number;

  @Column('int')
  middle!: number;

  @Column('int')
  upper!: number;

  @Column('datetime', { precision: 6 })
  since!: Date;
}
