export const DIMENSIONS = ['trust', 'listening', 'safety'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

export interface IcpiQuestion {
  id: string;
  text: string;
  dimension: Dimension;
}

export interface Archetype {
  id: string;
  name: string;
  subtitle: string;
  pattern: string;
  primaryNeed: string;
  focus: string;
  coachingPlan: string;
  tactics: string[];
  book: { title: string; author: string };
  video: { title: string; description: string };
  /** The artifact to begin the plan with. */
  startWith?: { artifactId: string; title: string };
}

/** GET /api/icpi/data, and its questions alone of ?view=questions. The scoring keys stay on the server. */
export interface IcpiData {
  questions: IcpiQuestion[];
  archetypes: Archetype[];
}

export const ICPI_SCALE = ['Never', 'Rarely', 'Sometimes', 'Often', 'Usually', 'Always'] as const;
export const ICPI_PER_PAGE = 8;

/** POST /api/icpi/submit. */
export interface IcpiSubmission {
  /** Question id to an integer from 1 (Never) to 6 (Always); every id, no other. */
  responses: Record<string, number>;
}

export type GlobalLevel = 'foundational' | 'emerging' | 'proficient' | 'advanced' | 'mastery';

export interface IcpiScores {
  trust: number;
  listening: number;
  safety: number;
  composite: number;
}

/**
 * The standard error of measurement in points of a score, at the reliability that is assumed: two times in three the
 * score that somebody would average over many tries lies within it, on either side. Simulated, never measured: see
 * docs/icpi-error.md.
 */
export const ICPI_ERROR = { dimension: 7, composite: 4 } as const;

/** GET /api/icpi/{id}. Scores are whole numbers from 0 to 100. */
export interface IcpiResult {
  id: string;
  archetype: string;
  /** Another archetype that lies within the error of measurement. */
  nearArchetype?: string;
  globalLevel: GlobalLevel;
  scores: IcpiScores;
  createdAt: string;
  scoringVersion: number;
  quality: 'ok' | 'uniform';
}
