import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  type CachedBody,
  ConflictError,
  ContentRevision,
  isDuplicateKey,
  NotFoundError,
  ReadCache,
} from '@coachlab/service-common';
import { Repository } from 'typeorm';
import { ItemRow } from './item.row.ts';
import type { NewItemBody } from './new-item-body.ts';

@Injectable()
export class ItemsService {
  constructor(
    @InjectRepository(ItemRow) private readonly rows: Repository<ItemRow>,
    private readonly cache: ReadCache,
    private readonly revision: ContentRevision,
  ) {}

  list(): Promise<CachedBody> {
    return this.cache.read('items', () => this.rows.find({ order: { slug: 'ASC' } }));
  }

  one(slug: string): Promise<CachedBody> {
    return this.cache.read(`item/${slug}`, async () => {
      const row = await this.rows.findOneBy({ slug });
      // MySQL compares text without case; slugs are exact.
      if (row?.slug !== slug)
        throw new NotFoundError('item_unknown', { detail: 'There is no item with this name.' });
      return row;
    });
  }

  async create({ slug, title, text }: NewItemBody): Promise<ItemRow> {
    const row = { slug, title, text };
    try {
      await this.revision.write((manager) => manager.insert(ItemRow, row));
    } catch (cause) {
      if (!isDuplicateKey(cause, 'PRIMARY', 'item.slug')) throw cause;
      throw new ConflictError('slug_taken', { detail: `${slug} already exists.`, cause });
    }
    return row;
  }
}
