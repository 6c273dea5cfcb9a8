export const PERSONA_KEYS = ['executive', 'strategist', 'enabler', 'emerging_coach', 'practitioner'] as const;
export type PersonaKey = (typeof PERSONA_KEYS)[number];

export interface PersonaWeights {
  level: Record<string, number>;
  mode: Record<string, number>;
  framework: Record<string, number>;
  /** Keyed by minutes as text: "5", "15", "45", "90". */
  time: Record<string, number>;
}

export interface Persona {
  name: string;
  description: string;
  weights: PersonaWeights;
}

/** GET /api/personas. */
export interface PersonasAnswer {
  personas: Record<string, Persona>;
}

export interface Challenge {
  id: string;
  title: string;
  description: string;
  /** A strength of the one ink, "1" to "8"; not a hue. */
  color: string;
  recommendedArtifacts: string[];
  quickAction: { label: string; href: string };
}

export interface Stage {
  id: 'foundation' | 'practice' | 'integration' | 'mastery';
  title: string;
  subtitle: string;
  color: string;
  description: string;
  sections: string[];
}

/** The seven-day micro-practice that the intake quiz offers. */
export interface DailyPractice {
  title: string;
  description: string;
  /** In order, from day 1. */
  days: { title: string; task: string }[];
}

/** GET /api/journey/content: challenges, stages and the daily practice as one versioned document. */
export interface JourneyContent {
  version: number;
  challenges: Challenge[];
  stages: Stage[];
  practice: DailyPractice;
}
