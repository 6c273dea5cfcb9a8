import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ForumReply } from '@coachlab/contracts';
import { type CachedBody, type Caller, ContentRevision, Erasures, ReadCache } from '@coachlab/service-common';
import { MoreThan, Repository } from 'typeorm';
import { timeOrderedId } from '../ids/time-ordered-id.ts';
import { Notices } from '../mail/notices.ts';
import { heldFor } from '../writing/hold.ts';
import { formattedColumns } from '../rich-text/formatted-columns.ts';
import { refuseRepeatedText } from '../writing/repeated-text.ts';
import { Writers } from '../writing/writer.ts';
import { Writes } from '../writing/writes.ts';
import type { NewReplyBody } from './new-reply-body.ts';
import type { ForwardPageQuery } from './page-query.ts';
import { PostRow } from './post.row.ts';
import { lockPost, publishedPost } from './published-posts.ts';
import { ReplyRow } from './reply.row.ts';
import { replyView } from './views.ts';

@Injectable()
export class RepliesService {
  constructor(
    @InjectRepository(ReplyRow) private readonly replies: Repository<ReplyRow>,
    private readonly cache: ReadCache,
    private readonly revision: ContentRevision,
    private readonly writes: Writes,
    private readonly notices: Notices,
    private readonly writers: Writers,
    private readonly erasures: Erasures,
  ) {}

  list(postId: string, { after, limit }: ForwardPageQuery): Promise<CachedBody> {
    return this.cache.read(`replies/${postId}/${after ?? ''}/${limit}`, async () => {
      await publishedPost(this.replies.manager, postId);
      const newer = after === undefined ? {} : { id: MoreThan(after) };
      const rows = await this.replies.find({
        where: { postId, status: 'published', ...newer },
        order: { id: 'ASC' },
        take: limit,
      });
      return rows.map(replyView);
    });
  }

  async create(postId: string, body: NewReplyBody, caller: Caller): Promise<ForumReply> {
    const row = replyRow(postId, body, caller);
    const reply = await this.writes.once<ForumReply>(
      { name: 'forum.reply', caller, request: { postId, ...body } },
      (work) => this.revision.write(work),
      async (manager) => {
        await lockPost(manager, postId);
        const writer = this.writers.of(caller);
        await refuseRepeatedText(manager, writer, [postId, row.content]);
        await manager.insert(ReplyRow, row);
        if (row.heldFor) await this.notices.announce(manager);
        else await manager.increment(PostRow, { id: postId }, 'replyCount', 1);
        await this.erasures.refuseErased(manager, writer, row.createdAt);
        return replyView(row);
      },
    );
    this.notices.wake();
    return reply;
  }
}

function replyRow(postId: string, body: NewReplyBody, { visitorId }: Caller): ReplyRow {
  const { content, authorName } = body;
  const held = heldFor([authorName, content], body.website);
  return {
    id: timeOrderedId(),
    postId,
    ...formattedColumns(content),
    authorName,
    status: held ? 'pending' : 'published',
    heldFor: held,
    visitorId,
    upvotes: 0,
    createdAt: new Date(),
    editedAt: null,
  };
}
