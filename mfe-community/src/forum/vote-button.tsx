import type { ContributionKind, ForumMine } from '@coachlab/contracts';
import { toast, useMutation, useQueryClient } from '@coachlab/remote-kit';
import { Icon } from '@coachlab/ui';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { forumMine, useForumMine } from '../api/forum-mine.ts';
import { patchPost } from '../api/forum-posts.ts';
import { upvote } from '../api/upvote.ts';
import css from './vote-button.module.css';

interface VoteButtonProps {
  kind: ContributionKind;
  id: string;
  upvotes: number;
}

/** Gives one vote, or takes it back. */
export function VoteButton({ kind, id, upvotes }: VoteButtonProps) {
  const client = useQueryClient();
  const upvoted = useForumMine().upvoted.includes(id);
  const vote = useMutation({
    mutationFn: () => upvote(kind, id),
    onSuccess: (answer) => {
      patchPost(client, id, { upvotes: answer.upvotes });
      client.setQueryData<ForumMine>(
        forumMine.queryKey,
        (mine) => mine && withVote(mine, id, answer.upvoted),
        // As old as it was: how long something can be changed counts from when that was said.
        { updatedAt: client.getQueryState(forumMine.queryKey)?.dataUpdatedAt },
      );
    },
    onError: () =>
      toast({ tone: 'error', title: 'Not counted', description: 'Your vote was not counted. Try again.' }),
  });
  return (
    <button
      type="button"
      className={css.vote}
      aria-pressed={upvoted}
      aria-label={`Upvote, ${upvotes} ${upvotes === 1 ? 'vote' : 'votes'}`}
      aria-disabled={vote.isPending || undefined}
      onClick={() => vote.isPending || vote.mutate()}
    >
      <Icon of={ArrowUp} />
      <span>{upvotes}</span>
    </button>
  );
}

function withVote(mine: ForumMine, id: string, upvoted: boolean): ForumMine {
  const others = mine.upvoted.filter((other) => other !== id);
  return { ...mine, upvoted: upvoted ? [id, ...others] : others };
}
