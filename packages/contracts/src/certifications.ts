export interface QuizQuestion {
  id: string;
  text: string;
  options: { id: string; text: string }[];
}

export interface CertificationModule {
  id: string;
  title: string;
  description: string;
  artifactIds: string[];
  /** Without the answer keys, which never leave the server. */
  quizQuestions: QuizQuestion[];
  /** Percent needed to pass. */
  requiredScore: number;
}

export interface Certification {
  id: string;
  title: string;
  description: string;
  duration: string;
  purpose: string;
  outcomes: string[];
  modules: CertificationModule[];
}

export interface ModuleProgress {
  completed: boolean;
  bestScore?: number;
}

/** One row of GET /api/user-certifications/{userId}. */
export interface UserCertification {
  certificationId: string;
  userId: string;
  enrolledAt: string;
  progress: Record<string, ModuleProgress>;
}

/** The spec's literal user: "this browser". */
export const GUEST_USER_ID = 'guest';
