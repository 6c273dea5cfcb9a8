import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ForumPost } from '@coachlab/contracts';
import {
  type CachedBody,
  type Caller,
  ContentRevision,
  Idempotency,
  type LimitPolicy,
  RateLimiter,
  ReadCache,
} from '@coachlab/service-common';
import { LessThan, Repository } from 'typeorm';
import { countLinks } from './links.ts';
import type { NewPostBody } from './new-post-body.ts';
import type { PageQuery } from './page-query.ts';
import { postView } from './post-view.ts';
import { PostRow } from './post.row.ts';
import { notSaidBefore } from './said-before.ts';
import { timeOrderedId } from './time-ordered-id.ts';

/** A burst of three, then one a minute, twenty a day. A workshop of thirty posts within the same minute. */
const POSTING: LimitPolicy = {
  name: 'forum.post',
  visitor: [
    { burst: 3, every: 60 },
    { burst: 20, every: (24 * 3_600) / 20 },
  ],
  ip: [{ burst: 90, every: 2 }],
};

/** A post with more links waits for the coach. */
const FREE_LINKS = 2;

@Injectable()
export class PostsService {
  constructor(
    @InjectRepository(PostRow) private readonly posts: Repository<PostRow>,
    private readonly cache: ReadCache,
    private readonly revision: ContentRevision,
    private readonly idempotency: Idempotency,
    private readonly limiter: RateLimiter,
  ) {}

  list({ before, limit }: PageQuery): Promise<CachedBody> {
    return this.cache.read(`posts/${before ?? ''}/${limit}`, async () => {
      const older = before === undefined ? {} : { id: LessThan(before) };
      const rows = await this.posts.find({
        where: { status: 'published', ...older },
        order: { id: 'DESC' },
        take: limit,
      });
      return rows.map(postView);
    });
  }

  async create(body: NewPostBody, caller: Caller): Promise<ForumPost> {
    this.limiter.take(POSTING, caller);
    const row = postRow(body, caller);
    return this.idempotency.once(
      { scope: 'forum.post', caller, request: body },
      (work) => this.revision.write(work),
      async (manager) => {
        await notSaidBefore(manager, caller, [body.title, body.content]);
        await manager.insert(PostRow, row);
        return postView(row);
      },
    );
  }
}

function postRow({ title, content, authorName, category }: NewPostBody, { visitorId }: Caller): PostRow {
  const links = countLinks(`${title} ${content} ${authorName}`);
  return {
    id: timeOrderedId(),
    title,
    content,
    authorName,
    category: category ?? 'questions',
    status: links > FREE_LINKS ? 'pending' : 'published',
    visitorId,
    upvotes: 0,
    replyCount: 0,
    createdAt: new Date(),
  };
}
