export const FORUM_CATEGORIES = ['questions', 'stories', 'resources', 'feedback'] as const;
export type ForumCategory = (typeof FORUM_CATEGORIES)[number];

/** Maxima in code points. */
export const FORUM_LIMITS = { authorName: 60, title: 200, content: 10_000, pageSize: 100 } as const;

export interface ForumPost {
  id: string;
  title: string;
  /** Markdown, as typed. */
  content: string;
  authorName: string;
  category: ForumCategory;
  userId: string | null;
  createdAt: string;
  upvotes: number;
  replyCount: number;
  status: 'published' | 'pending';
}

/** POST /api/forum/posts. */
export interface NewForumPost {
  title: string;
  content: string;
  authorName: string;
  category?: ForumCategory;
  userId?: string | null;
}
