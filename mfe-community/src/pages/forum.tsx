import { pageData, useSearchParams } from '@coachlab/remote-kit';
import { forumPost, forumPosts } from '../api/forum-posts.ts';
import { forumReplies } from '../api/forum-replies.ts';
import { ForumView } from '../forum/forum-view.tsx';
import { openPost } from '../forum/post-address.ts';
import { ThreadView } from '../forum/thread-view.tsx';

export const loader = pageData(({ request }) => {
  const post = openPost(new URL(request.url).searchParams);
  return post ? [forumPost(post), forumReplies(post)] : [forumPosts()];
});

export function Component() {
  const [search] = useSearchParams();
  const post = openPost(search);
  return post ? <ThreadView key={post} id={post} /> : <ForumView />;
}
