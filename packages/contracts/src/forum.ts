import type { RichText } from './rich-text.ts';

export const FORUM_CATEGORIES = ['questions', 'stories', 'resources', 'feedback'] as const;
export type ForumCategory = (typeof FORUM_CATEGORIES)[number];

/** Maxima in code points. */
export const FORUM_LIMITS = {
  authorName: 60,
  title: 200,
  content: 10_000,
  reportNote: 500,
  pageSize: 100,
  search: 100,
} as const;

/** For how long authors can change or delete what they wrote. */
export const EDIT_MINUTES = 15;

export const FORUM_ORDERS = ['new', 'top'] as const;
export type ForumOrder = (typeof FORUM_ORDERS)[number];

/** A hidden field of our forms that only robots fill in; what comes with it is held for the coach. */
export const HONEYPOT_FIELD = 'website';

/** pending: held for the coach, shown to its author only. */
export type ForumStatus = 'published' | 'pending';

export interface ForumPost {
  id: string;
  title: string;
  /** Markdown, as typed. */
  content: string;
  /** The content for showing; null, and absent in a list of cards, means as typed. */
  formatted?: RichText | null;
  authorName: string;
  category: ForumCategory;
  userId: string | null;
  createdAt: string;
  /** When its author last changed it; absent when they did not. */
  editedAt?: string;
  upvotes: number;
  replyCount: number;
  status: ForumStatus;
}

/** POST /api/forum/posts. */
export interface NewForumPost {
  title: string;
  content: string;
  authorName: string;
  category?: ForumCategory;
  userId?: string | null;
}

/** GET /api/forum/posts/{id}/replies: oldest first. */
export interface ForumReply {
  id: string;
  postId: string;
  /** Markdown, as typed. */
  content: string;
  /** The content for showing; null, and absent in a list of cards, means as typed. */
  formatted?: RichText | null;
  authorName: string;
  createdAt: string;
  /** When its author last changed it; absent when they did not. */
  editedAt?: string;
  /** Absent in what a service from before such votes answers. */
  upvotes?: number;
  status: ForumStatus;
}

/** PUT /api/forum/posts/{id}: its author's new words. */
export interface ForumPostWords {
  title: string;
  content: string;
  /** Stays as it is when it is not said. */
  category?: ForumCategory;
}

/** PUT /api/forum/replies/{id}. */
export interface ForumReplyWords {
  content: string;
}

/** POST /api/forum/posts/{id}/replies. */
export interface NewForumReply {
  content: string;
  authorName: string;
}

/** POST /api/forum/posts/{id}/upvote, POST /api/forum/replies/{id}/upvote. */
export interface ForumVote {
  upvotes: number;
  /** Whether the caller's vote is among them now. */
  upvoted: boolean;
}

/** GET /api/forum/mine: what the caller alone sees. */
export interface ForumMine {
  /** Their posts that are held. */
  posts: ForumPost[];
  /** Their replies that are held. */
  replies: ForumReply[];
  /** Ids of the posts and replies they voted for, the last 500. */
  upvoted: string[];
  /** What they may still change or delete, and for how many seconds: browsers' clocks differ. */
  editable?: { id: string; seconds: number }[];
}

export const REPORT_REASONS = ['spam', 'unkind', 'private', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** POST /api/forum/posts/{id}/report, POST /api/forum/replies/{id}/report. */
export interface NewForumReport {
  reason: ReportReason;
  note?: string;
}
