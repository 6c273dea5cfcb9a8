import { Injectable } from '@nestjs/common';
import type { ForumMine } from '@coachlab/contracts';
import type { Caller } from '@coachlab/service-common';
import {
  DataSource,
  type EntityTarget,
  type FindOptionsOrder,
  type FindOptionsWhere,
  MoreThan,
} from 'typeorm';
import { Writers } from '../writing/writer.ts';
import { EDITABLE_FOR, editableFor } from './own-words.service.ts';
import { PostRow } from './post.row.ts';
import { ReplyRow } from './reply.row.ts';
import { postView, replyView } from './views.ts';
import { VoteRow } from './vote.row.ts';

/** Votes that a page asks about are among the caller's last. */
const VOTES = 500;
const HELD = 50;
const EDITABLE = 50;

@Injectable()
export class MineService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly writers: Writers,
  ) {}

  async of(caller: Caller): Promise<ForumMine> {
    const { manager } = this.dataSource;
    const votes = manager.find(VoteRow, {
      where: { voter: this.writers.of(caller) },
      order: { createdAt: 'DESC' },
      take: VOTES,
    });
    const posts = this.#held(PostRow, caller);
    const replies = this.#held(ReplyRow, caller);
    const editable = [this.#editable(PostRow, caller), this.#editable(ReplyRow, caller)];
    return {
      posts: (await posts).map(postView),
      replies: (await replies).map(replyView),
      upvoted: (await votes).map(({ postId }) => postId),
      editable: (await Promise.all(editable)).flat(),
    };
  }

  async #editable<Row extends PostRow | ReplyRow>(entity: EntityTarget<Row>, { visitorId }: Caller) {
    if (visitorId === null) return [];
    const createdAt = MoreThan(new Date(Date.now() - EDITABLE_FOR));
    const where = { visitorId, createdAt } as FindOptionsWhere<Row>;
    const order = { id: 'DESC' } as FindOptionsOrder<Row>;
    const rows = await this.dataSource.manager.find(entity, { where, order, take: EDITABLE });
    return rows.map((row) => ({ id: row.id, seconds: Math.floor(editableFor(row) / 1_000) }));
  }

  async #held<Row extends PostRow | ReplyRow>(
    entity: EntityTarget<Row>,
    { visitorId }: Caller,
  ): Promise<Row[]> {
    if (visitorId === null) return [];
    const where = { visitorId, status: 'pending' } as FindOptionsWhere<Row>;
    const order = { id: 'DESC' } as FindOptionsOrder<Row>;
    return this.dataSource.manager.find(entity, { where, order, take: HELD });
  }
}
