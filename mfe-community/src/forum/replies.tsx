import type { ForumPost, ForumReply } from '@coachlab/contracts';
import { useQueries } from '@coachlab/remote-kit';
import { Badge, Button, FailedPanel, Skeleton, Spread } from '@coachlab/ui';
import { useState } from 'react';
import { useForumMine } from '../api/forum-mine.ts';
import { forumReplies, REPLIES_PAGE } from '../api/forum-replies.ts';
import { PostBody } from '../shared/post-body.tsx';
import { OwnActs } from './own-acts.tsx';
import { ReplyMeta } from './post-meta.tsx';
import { ReplyForm } from './reply-form.tsx';
import { VoteButton } from './vote-button.tsx';
import css from './replies.module.css';

/** The replies of a post, the oldest first, and the form for another. */
export function Replies({ post }: { post: ForumPost }) {
  const held = useForumMine().replies.filter(({ postId }) => postId === post.id);
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const pages = useQueries({
    queries: [forumReplies(post.id), ...cursors.map((after) => forumReplies(post.id, after))],
  });
  const replies = pages.flatMap(({ data }) => data ?? []);
  const last = pages.at(-1);
  const failed = pages.find(({ isError }) => isError);
  const newest = replies.at(-1);
  const more = last?.data?.length === REPLIES_PAGE || (cursors.length > 0 && last?.isPending);
  const heading = countOf(post.replyCount);

  return (
    <Spread heading={heading}>
      {pages[0]?.isPending && <Skeleton shape="rows" label="Loading replies..." />}
      <ol className={css.list}>
        {[...replies, ...held].map((reply) => (
          <Reply key={reply.id} reply={reply} />
        ))}
      </ol>
      {failed && (
        <FailedPanel title="The replies did not load" onRetry={failed.refetch} retrying={failed.isFetching}>
          The rest of the site works, and what you typed is kept.
        </FailedPanel>
      )}
      {more && (
        <Button
          pending={last?.isPending}
          pendingLabel="Loading..."
          onClick={() => newest && setCursors([...cursors, newest.id])}
        >
          Load more
        </Button>
      )}
      <ReplyForm postId={post.id} />
    </Spread>
  );
}

function countOf(replies: number): string {
  if (replies === 0) return 'No replies yet';
  return replies === 1 ? '1 reply' : `${replies} replies`;
}

function Reply({ reply }: { reply: ForumReply }) {
  const pending = reply.status === 'pending';
  return (
    <li className={css.reply}>
      <div className={css.words}>
        {!pending && <VoteButton kind="reply" id={reply.id} upvotes={reply.upvotes ?? 0} />}
        <div>
          <PostBody text={reply.content} formatted={reply.formatted} />
          <ReplyMeta {...reply} pending={pending} />
          <OwnActs kind="reply" words={reply} />
          {pending && <Badge tone="warn">Waits for the coach; only you see it</Badge>}
        </div>
      </div>
    </li>
  );
}
