import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Category, Level, Section } from '@coachlab/contracts';
import { type FindOptionsWhere, In, Repository } from 'typeorm';
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
  /** Its view, serialised, in UTF-8. */
  json: Buffer;
}

/** Rows read at a time when a list goes on without a limit: some 250 KB. */
const STEP: Record<View, number> = { artifact: 50, card: 400, metadata: 800 };

/** The queries over the two tables. */
@Injectable()
export class ArtifactStore {
  constructor(
    @InjectRepository(ArtifactRow) private readonly rows: Repository<ArtifactRow>,
    @InjectRepository(ArtifactAliasRow) private readonly aliases: Repository<ArtifactAliasRow>,
  ) {}

  /** In the stable order, after the place `after`. */
  page(view: View, filter: Filter, limit: number, after = 0): Promise<Viewed[]> {
    return this.#select(view)
      .where(present(filter))
      .andWhere('row.place > :after', { after })
      .orderBy('row.place')
      .limit(limit)
      .getRawMany<Viewed>();
  }

  /** The whole list in steps, so that none of them fills the memory. */
  async *steps(view: View, filter: Filter): AsyncGenerator<Viewed[]> {
    for (let after = 0; ;) {
      const rows = await this.page(view, filter, STEP[view], after);
      if (rows.length > 0) yield rows;
      if (rows.length < STEP[view]) return;
      after = rows.at(-1)?.place ?? after;
    }
  }

  async all(view: View, filter: Filter): Promise<Viewed[]> {
    const rows: Viewed[] = [];
    for await (const step of this.steps(view, filter)) rows.push(...step);
    return rows;
  }

  /** In the order of `ids`. */
  async some(view: View, ids: string[]): Promise<Viewed[]> {
    if (ids.length === 0) return [];
    const rows = await this.#select(view)
      .where({ id: In(ids) })
      .getRawMany<Viewed>();
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  /** The artifact, serialised, in UTF-8. */
  async one(id: string): Promise<Buffer | null> {
    const row = await this.#select('artifact').where({ id }).getRawOne<Viewed>();
    // MySQL compares text without case; ids are exact.
    return row?.id === id ? row.json : null;
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

  /** Plain rows, and bytes in them: making entities and text would cost more than the query. */
  #select(view: View) {
    const bytes = this.rows.manager.connection.options.type === 'better-sqlite3' ? 'BLOB' : 'BINARY';
    return this.rows
      .createQueryBuilder('row')
      .select('row.id', 'id')
      .addSelect('row.place', 'place')
      .addSelect('row.level', 'level')
      .addSelect(`CAST(row.${view} AS ${bytes})`, 'json');
  }
}

/** TypeORM refuses a condition that is undefined. */
function present({ section, category, level }: Filter): FindOptionsWhere<ArtifactRow> {
  return { ...(section && { section }), ...(category && { category }), ...(level && { level }) };
}
