import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Artifact, ArtifactCard, ArtifactMetadata, Category, Level, Section } from '@coachlab/contracts';
import { type FindOptionsWhere, In, MoreThan, Repository } from 'typeorm';
import { ArtifactAliasRow } from './artifact-alias.row.ts';
import { ArtifactRow } from './artifact.row.ts';

export interface Filter {
  section?: Section | undefined;
  category?: Category | undefined;
  level?: Level | undefined;
}

/** What a list shows of an artifact: its card, all of it, or its metadata. */
export type View = 'card' | 'artifact' | 'metadata';
export interface Viewed {
  id: string;
  place: number;
  level: Level;
  value: Artifact | ArtifactCard | ArtifactMetadata;
}

/** Rows read at a time when a list goes on without a limit. */
const STEP = 500;

/** The queries over the two tables. */
@Injectable()
export class ArtifactStore {
  constructor(
    @InjectRepository(ArtifactRow) private readonly rows: Repository<ArtifactRow>,
    @InjectRepository(ArtifactAliasRow) private readonly aliases: Repository<ArtifactAliasRow>,
  ) {}

  /** In the stable order, after the place `after`. */
  async page(view: View, filter: Filter, limit: number, after = 0): Promise<Viewed[]> {
    const where: FindOptionsWhere<ArtifactRow> = { ...present(filter), place: MoreThan(after) };
    const rows = await this.rows.find({
      select: { id: true, place: true, level: true, [view]: true },
      where,
      order: { place: 'ASC' },
      take: limit,
    });
    return rows.map((row) => ({ id: row.id, place: row.place, level: row.level, value: row[view] }));
  }

  /** The whole list in steps, so that none of them fills the memory. */
  async *steps(view: View, filter: Filter): AsyncGenerator<Viewed[]> {
    for (let after = 0; ;) {
      const rows = await this.page(view, filter, STEP, after);
      if (rows.length > 0) yield rows;
      if (rows.length < STEP) return;
      after = rows.at(-1)?.place ?? after;
    }
  }

  async all(view: View, filter: Filter): Promise<Viewed[]> {
    const rows: Viewed[] = [];
    for await (const step of this.steps(view, filter)) rows.push(...step);
    return rows;
  }

  /** In the order of `ids`. */
  async some(view: View, ids: string[]): Promise<Viewed['value'][]> {
    const rows = await this.rows.find({ select: { id: true, [view]: true }, where: { id: In(ids) } });
    const found = new Map(rows.map((row) => [row.id, row[view]]));
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  async one(id: string): Promise<Artifact | null> {
    const row = await this.rows.findOne({ select: { id: true, artifact: true }, where: { id } });
    // MySQL compares text without case; ids are exact.
    return row?.id === id ? row.artifact : null;
  }

  /** Null for an id that never was. */
  async alias(id: string): Promise<ArtifactAliasRow | null> {
    const row = await this.aliases.findOneBy({ id });
    return row?.id === id ? row : null;
  }

  count(filter: Filter): Promise<number> {
    return this.rows.countBy(present(filter));
  }

  async counts(section: Section | undefined): Promise<Map<Category, number>> {
    const rows = await this.rows
      .createQueryBuilder('row')
      .select('row.category', 'category')
      .addSelect('COUNT(*)', 'count')
      .where(present({ section }))
      .groupBy('row.category')
      .getRawMany<{ category: Category; count: number | string }>();
    return new Map(rows.map(({ category, count }) => [category, Number(count)]));
  }
}

/** TypeORM refuses a condition that is undefined. */
function present({ section, category, level }: Filter): FindOptionsWhere<ArtifactRow> {
  return { ...(section && { section }), ...(category && { category }), ...(level && { level }) };
}
