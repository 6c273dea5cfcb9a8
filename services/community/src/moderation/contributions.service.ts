import { Injectable } from '@nestjs/common';
import type { Contribution, ContributionKind, ReportedContribution } from '@coachlab/contracts';
import { ConflictError, ContentRevision, forUpdate, NotFoundError, transact } from '@coachlab/service-common';
import { DataSource, type EntityManager, In, IsNull, LessThan, Not } from 'typeorm';
import { PostRow } from '../forum/post.row.ts';
import { removePost, removeReply } from '../forum/remove.ts';
import { ReplyRow } from '../forum/reply.row.ts';
import { ReportRow } from '../forum/report.row.ts';
import { shownFormat } from '../rich-text/formatted-columns.ts';

/** What a page of the list shows; the rest comes up as these are dealt with. */
const PAGE = 100;

/** Posts and replies that wait for the coach, and what the coach does with them. */
@Injectable()
export class ContributionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly revision: ContentRevision,
  ) {}

  /** The oldest first, since they have waited longest. */
  async held(): Promise<Contribution[]> {
    const { manager } = this.dataSource;
    const oldest = { order: { id: 'ASC' as const }, take: PAGE };
    const posts = manager.find(PostRow, { where: { heldFor: Not(IsNull()) }, ...oldest });
    const replies = manager.find(ReplyRow, { where: { status: 'pending' }, ...oldest });
    const all = [...(await posts).map(ofPost), ...(await replies).map(ofReply)];
    return all.toSorted(byAge).slice(0, PAGE);
  }

  /** The newest posts that everybody sees, before the one with this id. */
  async published(limit: number, before?: string): Promise<Contribution[]> {
    const older = before === undefined ? {} : { id: LessThan(before) };
    const rows = await this.dataSource.manager.find(PostRow, {
      where: { status: 'published', ...older },
      order: { id: 'DESC' },
      take: limit,
    });
    return rows.map(ofPost);
  }

  async reported(): Promise<ReportedContribution[]> {
    const { manager } = this.dataSource;
    const reports = await manager.find(ReportRow, { order: { createdAt: 'ASC' }, take: 10 * PAGE });
    const ids = (kind: ContributionKind) =>
      In(reports.filter((report) => report.kind === kind).map(({ contributionId }) => contributionId));
    const posts = manager.findBy(PostRow, { id: ids('post') });
    const replies = manager.findBy(ReplyRow, { id: ids('reply') });
    const all = [...(await posts).map(ofPost), ...(await replies).map(ofReply)];
    return all.toSorted(byAge).map((contribution) => ({
      ...contribution,
      reports: reports
        .filter(
          ({ kind, contributionId }) => kind === contribution.kind && contributionId === contribution.id,
        )
        .map(({ reason, note, createdAt }) => ({ reason, note, createdAt: createdAt.toISOString() })),
    }));
  }

  /** Shows a held text to everybody, as the coach read it. Doing it twice changes nothing more. */
  async publish(kind: ContributionKind, id: string, seen?: string): Promise<void> {
    await this.revision.write(async (manager) => {
      const text = await asSeen(manager, kind, id, seen);
      if (text.status === 'published') return;
      await manager.update(rowOf(kind), { id }, { status: 'published', heldFor: null });
      if (text instanceof ReplyRow) await manager.increment(PostRow, { id: text.postId }, 'replyCount', 1);
    });
  }

  /** Deletes a text for good: a post with its replies, its votes and what was reported of them. */
  async remove(kind: ContributionKind, id: string): Promise<void> {
    const remove = kind === 'post' ? removePost : removeReply;
    await this.revision.write(async (manager) => {
      if (!(await remove(manager, id))) throw unknown(kind);
    });
  }

  /** Leaves a reported text where it is, as the coach read it. */
  async dismiss(kind: ContributionKind, id: string, seen?: string): Promise<void> {
    await transact(this.dataSource, async (manager) => {
      await asSeen(manager, kind, id, seen);
      await manager.delete(ReportRow, { kind, contributionId: id });
    });
  }
}

/** The text, locked; ConflictError when its author has changed it since the coach read it. */
async function asSeen(
  manager: EntityManager,
  kind: ContributionKind,
  id: string,
  seen: string | undefined,
): Promise<PostRow | ReplyRow> {
  const row = await manager.findOne<PostRow | ReplyRow>(rowOf(kind), {
    where: { id },
    ...forUpdate(manager),
  });
  if (!row) throw unknown(kind);
  if (row.editedAt?.getTime() !== (seen && Date.parse(seen)))
    throw new ConflictError('changed_meanwhile', {
      detail: 'Its author has changed it since. Refresh, and read it again.',
    });
  return row;
}

function rowOf(kind: ContributionKind): typeof PostRow | typeof ReplyRow {
  return kind === 'post' ? PostRow : ReplyRow;
}

function unknown(kind: ContributionKind): NotFoundError {
  return new NotFoundError(`${kind}_unknown`, { detail: `There is no ${kind} with this id.` });
}

function ofPost(row: PostRow): Contribution {
  return { kind: 'post', id: row.id, postId: row.id, title: row.title, ...wordsOf(row) };
}

function ofReply(row: ReplyRow): Contribution {
  return { kind: 'reply', id: row.id, postId: row.postId, title: null, ...wordsOf(row) };
}

function wordsOf(row: PostRow | ReplyRow) {
  const { content, authorName, createdAt, editedAt, status, heldFor } = row;
  return {
    content,
    formatted: shownFormat(row),
    authorName,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    status,
    heldFor,
  };
}

function byAge(one: Contribution, other: Contribution): number {
  return one.id < other.id ? -1 : 1;
}
