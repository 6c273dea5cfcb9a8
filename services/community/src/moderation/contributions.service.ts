import { Injectable } from '@nestjs/common';
import type { Contribution, ContributionKind, ReportedContribution } from '@coachlab/contracts';
import { ContentRevision, NotFoundError } from '@coachlab/service-common';
import { DataSource, In, IsNull, Not } from 'typeorm';
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

  /** Shows a held text to everybody. Doing it twice changes nothing more. */
  async publish(kind: ContributionKind, id: string): Promise<void> {
    await this.revision.write(async (manager) => {
      const shown = { status: 'published', heldFor: null } as const;
      if (kind === 'post') {
        await found(kind, manager.existsBy(PostRow, { id }));
        await manager.update(PostRow, { id }, shown);
        return;
      }
      await found(kind, manager.existsBy(ReplyRow, { id }));
      const { affected } = await manager.update(ReplyRow, { id, status: 'pending' }, shown);
      const reply = await manager.findOneByOrFail(ReplyRow, { id });
      if (affected) await manager.increment(PostRow, { id: reply.postId }, 'replyCount', 1);
    });
  }

  /** Deletes a text for good: a post with its replies, its votes and what was reported of them. */
  async remove(kind: ContributionKind, id: string): Promise<void> {
    const remove = kind === 'post' ? removePost : removeReply;
    await this.revision.write((manager) => found(kind, remove(manager, id)));
  }

  /** Leaves a reported text where it is. */
  async dismiss(kind: ContributionKind, contributionId: string): Promise<void> {
    await this.dataSource.manager.delete(ReportRow, { kind, contributionId });
  }
}

async function found(kind: ContributionKind, any: unknown): Promise<void> {
  if (!(await any))
    throw new NotFoundError(`${kind}_unknown`, { detail: `There is no ${kind} with this id.` });
}

function ofPost(row: PostRow): Contribution {
  return { kind: 'post', id: row.id, postId: row.id, title: row.title, ...wordsOf(row) };
}

function ofReply(row: ReplyRow): Contribution {
  return { kind: 'reply', id: row.id, postId: row.postId, title: null, ...wordsOf(row) };
}

function wordsOf(row: PostRow | ReplyRow) {
  const { content, authorName, createdAt, status, heldFor } = row;
  const formatted = shownFormat(row);
  return { content, formatted, authorName, createdAt: createdAt.toISOString(), status, heldFor };
}

function byAge(one: Contribution, other: Contribution): number {
  return one.id < other.id ? -1 : 1;
}
