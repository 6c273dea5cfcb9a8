// What the browser keeps of a learner: rules read it, stores write it.

/** Written by the intake quiz. Words stay plain text, since a newer release may know more of them. */
export interface CoachingProfile {
  role: string;
  goal: string;
  style: string;
  /** 1 to 5. */
  confidence: number;
  /** Minutes as text: 5, 15, 45 or 90. */
  time: string;
  constraints: string[];
  /** The quiz writes yes or no (seven-day practice); other writers a track such as `trust`. */
  track: string;
  persona: string;
  name?: string;
}

export interface Note {
  text: string;
  /** When it was last changed, in ISO 8601. */
  at: string;
}

export const WENT = ['well', 'mixed', 'badly'] as const;
export type Went = (typeof WENT)[number];

export interface LogEntry {
  /** When the artifact was completed, in ISO 8601. */
  doneAt: string;
  went?: Went;
  line?: string;
}

export type JourneyMode = 'guided' | 'explore';
