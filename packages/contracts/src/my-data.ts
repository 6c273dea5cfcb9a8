import type { Certificate } from './certifications.ts';
import type { ForumPost, ForumReply, ReportReason } from './forum.ts';
import type { IcpiResult } from './icpi.ts';
import type { ContributionKind } from './moderation.ts';
import type { JoinedWorkshop, Workshop } from './workshops.ts';

/** Months without use after which ICPI results, and enrolments without a certificate, are deleted. */
export const KEPT_MONTHS = 24;

/** GET /api/assessment/my-data: what the service keeps of the caller. 403 without the visitor cookie. */
export interface AssessmentData {
  icpiResults: IcpiResult[];
  enrolments: KeptEnrolment[];
  recovery: {
    /** When the code that works was made; null without one. The code itself is not kept. */
    codeMadeAt: string | null;
    /** Other browsers that a recovery code joined: they share the enrolments. */
    otherBrowsers: number;
  };
  workshops: {
    opened: Omit<Workshop, 'spread' | 'missing'>[];
    /** To which the caller's scores were added, and of which result. */
    joined: (JoinedWorkshop & { resultId: string })[];
  };
}

export interface KeptEnrolment {
  certificationId: string;
  enrolledAt: string;
  attempts: { moduleId: string; score: number; passed: boolean; at: string }[];
  /** Questions that were drawn and wait for answers. */
  openQuestions: { moduleId: string; drawnAt: string; questionIds: string[] }[];
  certificates: Certificate[];
}

/** GET /api/community/my-data. 403 without the visitor cookie. */
export interface CommunityData {
  /** Held ones too. */
  posts: Omit<ForumPost, 'formatted' | 'userId'>[];
  replies: Omit<ForumReply, 'formatted'>[];
  /** `postId` is what was voted for, a reply too. */
  votes: { postId: string; kind: ContributionKind; at: string }[];
  reports: { kind: ContributionKind; id: string; reason: ReportReason; note: string; at: string }[];
}

/**
 * DELETE /api/assessment/my-data, DELETE /api/community/my-data: everything of the caller goes, in one transaction.
 * Again is the same, with nothing left to count.
 */
export interface Erasure {
  erasedAt: string;
  /** How many of what. */
  erased: Record<string, number>;
}
