import {
  pageData,
  type PageLoaderArgs,
  partsInDocument,
  renderContext,
  useSearchParams,
} from '@coachlab/remote-kit';
import { forumPost, forumPosts } from '../api/forum-posts.ts';
import { forumReplies } from '../api/forum-replies.ts';
import { searchOf } from '../forum/forum-search.ts';
import { newPostPart } from '../forum/new-post-part.ts';
import { ForumView } from '../forum/forum-view.tsx';
import { isWriting, openPost } from '../forum/post-address.ts';
import { startersPart } from '../forum/starters-part.ts';
import { ThreadView } from '../forum/thread-view.tsx';

const data = pageData(({ request }) => {
  const { searchParams } = new URL(request.url);
  const post = openPost(searchParams);
  return post ? [forumPost(post), forumReplies(post)] : [forumPosts(searchOf(searchParams))];
});

export async function loader(args: PageLoaderArgs): Promise<null> {
  // The server draws an empty forum whole, and the form where the address opens it.
  if (args.context.get(renderContext).side === 'server') {
    const writes = isWriting(new URL(args.request.url).searchParams);
    await Promise.all([startersPart.load(), ...(writes ? [newPostPart.load()] : [])]);
  }
  return data(args);
}

export const ready = partsInDocument({ starters: startersPart, 'new-post': newPostPart });

export function Component() {
  const [params] = useSearchParams();
  const post = openPost(params);
  return post ? (
    <ThreadView key={post} id={post} />
  ) : (
    <ForumView search={searchOf(params)} writes={isWriting(params)} />
  );
}
