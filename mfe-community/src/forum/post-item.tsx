import type { ForumPost } from '@coachlab/contracts';
import { Link } from '@coachlab/remote-kit';
import { Badge } from '@coachlab/ui';
import { excerpt } from '../shared/excerpt.ts';
import { OwnActs } from './own-acts.tsx';
import { postAddress } from './post-address.ts';
import { PostMeta } from './post-meta.tsx';
import { VoteButton } from './vote-button.tsx';
import css from './post-item.module.css';

/** A post in the list: its title leads to it. One that is held opens for nobody yet. */
export function PostItem({ post }: { post: ForumPost }) {
  const held = post.status === 'pending';
  return (
    <li className={css.item}>
      <article className={css.post}>
        {held ? <span /> : <VoteButton kind="post" id={post.id} upvotes={post.upvotes} />}
        <div className={css.words}>
          <h3 className={css.title} dir="auto">
            {held ? post.title : <Link to={postAddress(post.id)}>{post.title}</Link>}
          </h3>
          <p className={css.excerpt} dir="auto">
            {excerpt(post.content)}
          </p>
          <PostMeta post={post} />
          {held && <OwnActs kind="post" words={post} />}
          {held && <Badge tone="warn">Waits for the coach; only you see it</Badge>}
        </div>
      </article>
    </li>
  );
}
