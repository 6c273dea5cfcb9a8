import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ForumPost, ForumPreview } from '@coachlab/contracts';
import {
  type CachedBody,
  type Caller,
  CONFIG,
  ContentRevision,
  Erasures,
  JsonText,
  type LimitPolicy,
  RateLimiter,
  ReadCache,
  WithHeaders,
} from '@coachlab/service-common';
import { LessThan, Repository } from 'typeorm';
import { timeOrderedId } from '../ids/time-ordered-id.ts';
import { Notices } from '../mail/notices.ts';
import type { CommunityConfig } from '../settings.ts';
import { heldFor } from '../writing/hold.ts';
import { formattedColumns } from '../rich-text/formatted-columns.ts';
import { richText } from '../rich-text/rich-text.ts';
import { refuseRepeatedText } from '../writing/repeated-text.ts';
import { Writers } from '../writing/writer.ts';
import { Writes } from '../writing/writes.ts';
import { ATOM_MEDIA_TYPE, atomFeed } from './atom-feed.ts';
import { foundPosts } from './found-posts.ts';
import type { NewPostBody } from './new-post-body.ts';
import type { PostsQuery } from './page-query.ts';
import { PostRow } from './post.row.ts';
import type { PreviewBody } from './preview-body.ts';
import { publishedPost } from './published-posts.ts';
import { postCard, postView } from './views.ts';

/** Entries of the feed. */
const FEED_SIZE = 30;
/** Somebody who looks at what they write again and again. */
const PREVIEWS: LimitPolicy = {
  name: 'forum.preview',
  visitor: [{ burst: 20, every: 3 }],
  ip: [{ burst: 120, every: 0.5 }],
  perProcess: true,
};

/** Somebody who types and looks. */
const SEARCHES: LimitPolicy = {
  name: 'forum.search',
  visitor: [{ burst: 30, every: 1 }],
  ip: [{ burst: 120, every: 0.25 }],
  perProcess: true,
};

@Injectable()
export class PostsService {
  constructor(
    @InjectRepository(PostRow) private readonly posts: Repository<PostRow>,
    @Inject(CONFIG) private readonly config: CommunityConfig,
    private readonly cache: ReadCache,
    private readonly revision: ContentRevision,
    private readonly writes: Writes,
    private readonly notices: Notices,
    private readonly writers: Writers,
    private readonly limiter: RateLimiter,
    private readonly erasures: Erasures,
  ) {}

  async list(query: PostsQuery, caller: Caller): Promise<CachedBody | ForumPost[]> {
    const { before, limit, view } = query;
    const shown = view === 'card' ? postCard : postView;
    // As many questions as people can think of: their answers are not kept.
    if (query.q || query.category || query.sort === 'top') {
      if (!caller.isDrawing) await this.limiter.take(SEARCHES, caller);
      return (await foundPosts(this.posts.manager, query)).map(shown);
    }
    return this.cache.read(`posts/${before ?? ''}/${limit}/${view ?? ''}`, async () => {
      const rows = await this.#newest(limit, before);
      return rows.map(shown);
    });
  }

  one(id: string): Promise<CachedBody> {
    return this.cache.read(`post/${id}`, async () => postView(await publishedPost(this.posts.manager, id)));
  }

  feed(): Promise<CachedBody> {
    return this.cache.read('feed', async () => {
      const rows = await this.#newest(FEED_SIZE);
      // Text that is ready to be sent; only its media type is another.
      const xml = new JsonText(atomFeed(rows, this.config.PUBLIC_URL));
      return new WithHeaders(xml, { 'content-type': ATOM_MEDIA_TYPE });
    });
  }

  async create(body: NewPostBody, caller: Caller): Promise<ForumPost> {
    const row = postRow(body, caller);
    const post = await this.writes.once<ForumPost>(
      { name: 'forum.post', caller, request: body },
      (work) => this.revision.write(work),
      async (manager) => {
        const writer = this.writers.of(caller);
        await refuseRepeatedText(manager, writer, [row.title, row.content]);
        await manager.insert(PostRow, row);
        if (row.heldFor) await this.notices.announce(manager);
        await this.erasures.refuseErased(manager, writer, row.createdAt);
        return postView(row);
      },
    );
    this.notices.wake();
    return post;
  }

  async preview({ content }: PreviewBody, caller: Caller): Promise<ForumPreview> {
    await this.limiter.take(PREVIEWS, caller);
    return { formatted: richText(content) };
  }

  #newest(take: number, before?: string): Promise<PostRow[]> {
    const older = before === undefined ? {} : { id: LessThan(before) };
    return this.posts.find({ where: { status: 'published', ...older }, order: { id: 'DESC' }, take });
  }
}

function postRow(body: NewPostBody, { visitorId }: Caller): PostRow {
  const { title, content, authorName, category } = body;
  const held = heldFor([authorName, title, content], body.website);
  return {
    id: timeOrderedId(),
    title,
    ...formattedColumns(content),
    authorName,
    category: category ?? 'questions',
    status: held ? 'pending' : 'published',
    heldFor: held,
    visitorId,
    upvotes: 0,
    replyCount: 0,
    createdAt: new Date(),
    editedAt: null,
  };
}
