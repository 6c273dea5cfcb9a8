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
  /** The same with their titles. */
  artifacts: { id: string; title: string }[];
  /**
   * Five of the pool as a sample, the same for everybody and without the keys, which never leave the server. What an
   * attempt has to answer is drawn for each enrolment: see ModuleQuiz.
   */
  quizQuestions: QuizQuestion[];
  /** Percent needed to pass. */
  requiredScore: number;
}

/** GET /api/certifications lists them, GET /api/certifications/{id} returns one. */
export interface Certification {
  id: string;
  title: string;
  description: string;
  duration: string;
  purpose: string;
  outcomes: string[];
  modules: CertificationModule[];
  /** Its artifact in the catalogue, which counts as completed with it. */
  artifactId: string;
}

export interface ModuleProgress {
  completed: boolean;
  bestScore?: number;
}

/** One row of GET /api/user-certifications/{userId}; also the answer of enrolling. */
export interface UserCertification {
  certificationId: string;
  userId: string;
  enrolledAt: string;
  /** By module id; a module that was never tried is not there. */
  progress: Record<string, ModuleProgress>;
  /** Code of the certificate, once one was issued. */
  certificateCode?: string;
}

/** The spec's literal user: "this browser". */
export const GUEST_USER_ID = 'guest';

/** POST /api/certifications/{id}/enroll: 201, or 200 when enrolled already. */
export interface EnrolRequest {
  userId: string;
}

/** Questions of an attempt, drawn from the module's pool. */
export const QUIZ_LENGTH = 5;

/**
 * GET /api/certifications/{id}/modules/{moduleId}/quiz: what the caller's next attempt has to answer. The same until it
 * is submitted, in every tab; then other questions. 403 without an enrolment.
 */
export interface ModuleQuiz {
  moduleId: string;
  /** Questions and options in the order to show them. */
  questions: QuizQuestion[];
}

/**
 * POST /api/certifications/{id}/modules/{moduleId}/submit. Answers to other questions than those that were drawn: 400
 * `questions_not_drawn`; to those of the attempt before: 409 `attempt_already_marked`.
 */
export interface ModuleSubmission {
  userId: string;
  /** Question id to option id; every question that was drawn, no other. */
  answers: Record<string, string>;
}

export interface ModuleResult {
  moduleId: string;
  /** Whole percent of right answers in this attempt. */
  score: number;
  requiredScore: number;
  passed: boolean;
  /** Over all attempts. */
  progress: ModuleProgress;
  /** Artifacts of the module that cover what was answered wrong. */
  readAgain: string[];
  /** How many more attempts there are before a pause. */
  attemptsLeft: number;
}

/** Attempts at one module in a sliding window; the next one too many answers 429 with Retry-After. */
export const QUIZ_ATTEMPTS = { most: 3, minutes: 10 } as const;

/** POST /api/certifications/{id}/certificate: 201, or 200 with the name changed. */
export interface CertificateRequest {
  userId: string;
  holderName: string;
}

export const HOLDER_NAME_MAX = 80;

/** Also GET /api/certifications/verify/{code}, for anybody. What was true on the day it was issued. */
export interface Certificate {
  /** Twelve characters in groups of four. */
  code: string;
  holderName: string;
  issuedAt: string;
  certificationId: string;
  title: string;
  description: string;
  outcomes: string[];
  modules: { title: string; score: number }[];
}

/** POST /api/user-certifications/{userId}/recovery-code: a new code, which replaces the one before. */
export interface RecoveryCode {
  recoveryCode: string;
}

/** POST /api/user-certifications/{userId}/recover: this browser's enrolments become one with those of the code. */
export interface RecoverRequest {
  recoveryCode: string;
}
