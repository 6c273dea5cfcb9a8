import { eraseAnswersAbout } from '@coachlab/service-common';
import { type EntityManager, In } from 'typeorm';
import { PostRow } from './post.row.ts';
import { ReplyRow } from './reply.row.ts';
import { ReportRow } from './report.row.ts';
import { VoteRow } from './vote.row.ts';

/** Deletes a post with its replies, its votes and what was reported of them. False when there is none. */
export async function removePost(manager: EntityManager, id: string): Promise<boolean> {
  const post = await manager.findOne(PostRow, { where: { id }, select: { id: true, visitorId: true } });
  const { affected } = await manager.delete(PostRow, { id });
  if (!post || !affected) return false;
  await eraseAnswersAbout(manager, id, post.visitorId);
  const replies = await manager.find(ReplyRow, {
    where: { postId: id },
    select: { id: true, visitorId: true },
  });
  for (const reply of replies) await eraseAnswersAbout(manager, reply.id, reply.visitorId);
  const replyIds = In(replies.map((reply) => reply.id));
  await manager.delete(ReportRow, { kind: 'reply', contributionId: replyIds });
  await manager.delete(VoteRow, { postId: replyIds });
  await manager.delete(ReportRow, { kind: 'post', contributionId: id });
  await manager.delete(ReplyRow, { postId: id });
  await manager.delete(VoteRow, { postId: id });
  return true;
}

/** Deletes a reply with its votes and what was reported of it. False when there is none. */
export async function removeReply(manager: EntityManager, id: string): Promise<boolean> {
  // Changes nothing, and waits for whoever publishes it just now: then it counts.
  await manager.update(ReplyRow, { id }, { id });
  const reply = await manager.findOneBy(ReplyRow, { id });
  const { affected } = await manager.delete(ReplyRow, { id });
  if (!reply || !affected) return false;
  if (reply.status === 'published') await manager.decrement(PostRow, { id: reply.postId }, 'replyCount', 1);
  await eraseAnswersAbout(manager, id, reply.visitorId);
  await manager.delete(ReportRow, { kind: 'reply', contributionId: id });
  await manager.delete(VoteRow, { postId: id });
  return true;
}
