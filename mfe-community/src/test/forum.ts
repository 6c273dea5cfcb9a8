import type { ForumMine, ForumPost, ForumReply } from '@coachlab/contracts';

export const LIST = 'GET /api/forum/posts?limit=20&view=card';
export const MINE = 'GET /api/forum/mine';
export const POST = 'POST /api/forum/posts';

export const NOTHING: ForumMine = { posts: [], replies: [], upvoted: [] };

/** A post of the forum; `n` tells it from the others, the higher the newer. */
export function aPost(n: number, change: Partial<ForumPost> = {}): ForumPost {
  return {
    id: String(n).padStart(32, '0'),
    title: `Title ${n}`,
    content: `Content ${n}`,
    authorName: `Author ${n}`,
    category: 'questions',
    userId: null,
    createdAt: new Date(Date.now() - 7_200_000).toISOString(),
    upvotes: n,
    replyCount: 0,
    status: 'published',
    ...change,
  };
}

export function aReply(n: number, change: Partial<ForumReply> = {}): ForumReply {
  return {
    id: `f${String(n).padStart(31, '0')}`,
    postId: aPost(1).id,
    content: `Reply ${n}`,
    authorName: `Replier ${n}`,
    createdAt: new Date().toISOString(),
    status: 'published',
    ...change,
  };
}

/** Every kind of harm that a text can try. */
export const HARM = [
  '<script>window.harmed = true</script>',
  '<img src=x onerror="window.harmed = true">',
  '[press](javascript:window.harmed=true)',
  '[data](data:text/html,<script>alert(1)</script>)',
  '![picture](https://third.example/pixel.png)',
  '<a href="javascript:alert(1)" onclick="alert(1)">html link</a>',
  '\u202Ereversed',
  '[fine](https://good.example)',
].join('\n\n');
