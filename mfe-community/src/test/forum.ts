import type { ForumMine, ForumPost, ForumReply, RichText } from '@coachlab/contracts';

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
    formatted: null,
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
    formatted: null,
    authorName: `Replier ${n}`,
    createdAt: new Date().toISOString(),
    status: 'published',
    ...change,
  };
}

/** Formatted text as no service of ours makes it: what a reader's browser must not act on. */
export const HARM = [
  { tag: 'script', children: ['window.harmed = true'] },
  { tag: 'p', children: ['<img src=x onerror="window.harmed = true">'] },
  { tag: 'img', src: 'x', onerror: 'window.harmed = true' },
  {
    tag: 'p',
    onClick: 'window.harmed = true',
    dangerouslySetInnerHTML: { __html: '<i>harm</i>' },
    children: ['words'],
  },
  { tag: 'a', href: 'javascript:window.harmed=true', children: ['press'] },
  { tag: 'a', href: ' JAVA\nSCRIPT:window.harmed=true', children: ['press again'] },
  { tag: 'a', href: 'data:text/html,<script>alert(1)</script>', children: ['data'] },
  { tag: 'a', href: 'https://good.example', children: ['fine'] },
] as unknown as RichText;

/** What people try in fields that are shown as text. */
export const HARMFUL_HTML =
  '<script>window.harmed = true</script> <img src=x onerror="window.harmed = true"> \u202Ereversed';
