import type { ForumPost, ForumReply } from '@coachlab/contracts';
import { PostedAt } from '../shared/posted-at.tsx';
import { CATEGORY_NAMES } from './category-names.ts';
import { ReportButton } from './report-button.tsx';
import css from './post-meta.module.css';

/** Who, when, what kind, how many replies; and Report, where there is something to report. */
export function PostMeta({ post }: { post: ForumPost }) {
  const { id, authorName, createdAt, editedAt, category, replyCount, status } = post;
  return (
    <div className={css.meta}>
      <bdi className={css.author}>{authorName}</bdi>
      <PostedAt iso={createdAt} />
      {editedAt && <span>edited</span>}
      <span>{CATEGORY_NAMES[category] ?? category}</span>
      {status === 'published' && (
        <span className={css.together}>
          <span>
            {replyCount} {replyCount === 1 ? 'reply' : 'replies'}
          </span>
          <ReportButton kind="post" id={id} />
        </span>
      )}
    </div>
  );
}

interface ReplyMetaProps extends Pick<ForumReply, 'id' | 'authorName' | 'createdAt' | 'editedAt'> {
  pending: boolean;
}

/** The same for a reply. */
export function ReplyMeta(props: ReplyMetaProps) {
  return (
    <div className={css.meta}>
      <bdi className={css.author}>{props.authorName}</bdi>
      <span className={css.together}>
        <PostedAt iso={props.createdAt} />
        {props.editedAt && <span>edited</span>}
        {!props.pending && <ReportButton kind="reply" id={props.id} />}
      </span>
    </div>
  );
}
