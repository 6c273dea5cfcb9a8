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

/** GET /api/icpi/data. The scoring keys stay on the server. */
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

/** GET /api/icpi/{id}. Scores are whole numbers from 0 to 100. */
export interface IcpiResult {
  id: string;
  archetype: string;
  globalLevel: GlobalLevel;
  scores: IcpiScores;
  createdAt: string;
  scoringVersion: number;
  quality: 'ok' | 'uniform';
}
