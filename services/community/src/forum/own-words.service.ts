import { EDIT_MINUTES, type ForumPost, type ForumReply } from '@coachlab/contracts';
import { Injectable } from '@nestjs/common';
import {
  type Caller,
  ConflictError,
  ContentRevision,
  ForbiddenError,
  forUpdate,
  NotFoundError,
  requireVisitor,
} from '@coachlab/service-common';
import {
  type EntityManager,
  type EntityTarget,
  type FindOptionsWhere,
  IsNull,
  Not,
  type ObjectLiteral,
} from 'typeorm';
import { Notices } from '../mail/notices.ts';
import { formattedColumns } from '../rich-text/formatted-columns.ts';
import { heldFor } from '../writing/hold.ts';
import { refuseRepeatedText, forgetText } from '../writing/repeated-text.ts';
import { Writers } from '../writing/writer.ts';
import { Writes } from '../writing/writes.ts';
import type { PostWordsBody, ReplyWordsBody } from './own-words-bodies.ts';
import { PostRow } from './post.row.ts';
import { removePost, removeReply } from './remove.ts';
import { ReplyRow } from './reply.row.ts';
import { postView, replyView } from './views.ts';

/** Milliseconds. */
export const EDITABLE_FOR = EDIT_MINUTES * 60_000;

/** How long what was written then can still be changed, in milliseconds; none or less when it no longer can. */
export function editableFor({ createdAt }: Pick<PostRow, 'createdAt'>): number {
  return createdAt.getTime() + EDITABLE_FOR - Date.now();
}

type Written = PostRow | ReplyRow;

/** What authors do with what they wrote, for a quarter of an hour. New words go the way that new posts go. */
@Injectable()
export class OwnWordsService {
  constructor(
    private readonly revision: ContentRevision,
    private readonly writes: Writes,
    private readonly writers: Writers,
    private readonly notices: Notices,
  ) {}

  editPost(id: string, body: PostWordsBody, caller: Caller): Promise<ForumPost> {
    const { title, content, category } = body;
    return this.#once('forum.edit', { id, ...body }, caller, async (manager) => {
      const post = await ownWriting(manager, PostRow, id, caller);
      await this.#sayInstead(manager, caller, [post.title, post.content], [title, content]);
      const changed = await this.#changed(manager, post, [title, content]);
      const words = { title, category: category ?? post.category, ...formattedColumns(content) };
      await manager.update(PostRow, { id }, { ...words, ...changed });
      return postView(await manager.findOneByOrFail(PostRow, { id }));
    });
  }

  editReply(id: string, body: ReplyWordsBody, caller: Caller): Promise<ForumReply> {
    const { content } = body;
    return this.#once('forum.edit', { id, ...body }, caller, async (manager) => {
      const reply = await ownWriting(manager, ReplyRow, id, caller);
      const { postId } = reply;
      await this.#sayInstead(manager, caller, [postId, reply.content], [postId, content]);
      const changed = await this.#changed(manager, reply, [content]);
      if (changed.status) await manager.decrement(PostRow, { id: postId }, 'replyCount', 1);
      await manager.update(ReplyRow, { id }, { ...formattedColumns(content), ...changed });
      return replyView(await manager.findOneByOrFail(ReplyRow, { id }));
    });
  }

  /** Not once somebody else has answered: what they wrote would go with it. */
  async deletePost(id: string, caller: Caller): Promise<void> {
    await this.#once('forum.delete', { id }, caller, async (manager) => {
      const { title, content, visitorId } = await ownWriting(manager, PostRow, id, caller);
      const others = [
        { postId: id, visitorId: Not(visitorId as string) },
        { postId: id, visitorId: IsNull() },
      ];
      if (await manager.existsBy(ReplyRow, others))
        throw new ConflictError('has_replies', { detail: 'Somebody has answered. Edit the post instead.' });
      await removePost(manager, id);
      await forgetText(manager, this.writers.of(caller), [title, content]);
      return null;
    });
  }

  async deleteReply(id: string, caller: Caller): Promise<void> {
    await this.#once('forum.delete', { id }, caller, async (manager) => {
      const { postId, content } = await ownWriting(manager, ReplyRow, id, caller);
      await removeReply(manager, id);
      await forgetText(manager, this.writers.of(caller), [postId, content]);
      return null;
    });
  }

  async #once<T>(
    name: string,
    request: object,
    caller: Caller,
    work: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    requireVisitor(caller);
    const done = await this.writes.once({ name, caller, request }, (run) => this.revision.write(run), work);
    this.notices.wake();
    return done;
  }

  async #sayInstead(
    manager: EntityManager,
    caller: Caller,
    old: readonly string[],
    said: readonly string[],
  ): Promise<void> {
    if (said.every((text, at) => text === old[at])) return;
    const writer = this.writers.of(caller);
    await forgetText(manager, writer, old);
    await refuseRepeatedText(manager, writer, said);
  }

  /** What was held stays so, since the coach has it before them. */
  async #changed(manager: EntityManager, row: Written, texts: readonly string[]) {
    // Later than the last in any case: by it the coach's desk knows whether it shows the words as they are.
    const editedAt = new Date(Math.max(Date.now(), (row.editedAt?.getTime() ?? 0) + 1));
    const held = row.heldFor ? null : heldFor([row.authorName, ...texts], undefined);
    if (!held) return { editedAt };
    await this.notices.announce(manager);
    return { editedAt, status: 'pending', heldFor: held } as const;
  }
}

/** The caller's own, locked; others hear no more of it than anybody. */
async function ownWriting<Row extends Written & ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  id: string,
  { visitorId }: Caller,
): Promise<Row> {
  const row = await manager.findOne(entity, {
    where: { id } as FindOptionsWhere<Row>,
    ...forUpdate(manager),
  });
  if (!row || (row.visitorId !== visitorId && row.status === 'pending'))
    throw new NotFoundError('writing_unknown', { detail: 'There is nothing with this id.' });
  if (row.visitorId !== visitorId)
    throw new ForbiddenError('not_yours', { detail: 'Only the browser that wrote it can change it.' });
  if (editableFor(row) <= 0)
    throw new ForbiddenError('too_late', { detail: `It can be changed for ${EDIT_MINUTES} minutes.` });
  return row;
}
