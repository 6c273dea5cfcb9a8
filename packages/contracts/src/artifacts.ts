export const SECTIONS = ['library', 'lab', 'studio', 'tools', 'observatory', 'certifications'] as const;
export type Section = (typeof SECTIONS)[number];

export const CATEGORIES = [
  'framework',
  'assessment',
  'rubric',
  'template',
  'scenario',
  'ai-prompt',
  'knowledge',
  'tool',
] as const;
export type Category = (typeof CATEGORIES)[number];

export const LEVELS = ['L1', 'L2', 'L3'] as const;
export type Level = (typeof LEVELS)[number];

/** T Template, S Script, R Reflection, M Mindset. */
export const MODES = ['T', 'S', 'R', 'M'] as const;
export type Mode = (typeof MODES)[number];

export const DIFFICULTIES = ['Beginner', 'Intermediate', 'Advanced'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The values of `framework` in the metadata: the eight families that persona weights speak of. */
export const FRAMEWORK_FAMILIES = [
  'ACT',
  'GROW',
  'CLEAR',
  'OSKAR',
  'PCI',
  'ICPI',
  'RRR',
  'Quiet Systems',
] as const;
export type FrameworkFamily = (typeof FRAMEWORK_FAMILIES)[number];

/** Chips of the observatory, in the order of a coaching engagement. */
export const PROMPT_STAGES = [
  'foundation',
  'contracting',
  'awareness',
  'reality',
  'options',
  'commitment',
  'action',
  'performance',
  'reflection',
  'supervision',
] as const;
export type PromptStage = (typeof PROMPT_STAGES)[number];

/** Chips of the library. Each word stands among the tags of the artifacts that belong to it. */
export const LIBRARY_TOPICS = [
  'evidence',
  'listening',
  'feedback',
  'motivation',
  'goals',
  'habits',
  'safety',
  'systems',
] as const;
export type LibraryTopic = (typeof LIBRARY_TOPICS)[number];

/** The named groups of the studio's artifacts. */
export const STUDIO_COLLECTIONS = [
  'Difficult Conversations',
  'One-to-Ones',
  'Feedback',
  'Performance',
  'Goals and Habits',
  'Team Agreements',
  'Change and Transitions',
  'Coaching Contracts',
  'Business Case',
] as const;
export type StudioCollection = (typeof STUDIO_COLLECTIONS)[number];

/** Artifacts that open on an Interactive tab. */
export const INTERACTIVE_IDS = [
  'assessment-coaching-style',
  'tool-roi-calculator',
  'framework-act-coaching',
  'framework-grow',
  'framework-clear',
  'framework-oskar',
  'tool-plan-builder',
] as const;

export interface ApplicationDrill {
  /** For people: "15 minutes". */
  duration: string;
  description: string;
  successCriteria: string[];
}

export interface Enrichment {
  coreInsight: string;
  realWorldChallenge: string;
  actionableGuidance: string[];
  coachingPrompts: string[];
  applicationDrill: ApplicationDrill;
}

/** The artifact in under 70 words, for somebody whose talk begins in an hour. */
export interface InAMinute {
  /** The situation it is for. */
  when: string;
  do: string;
  /** Words to be said aloud. */
  say: string;
  avoid: string;
}

export interface Accreditation {
  certificationName: string;
  provider: string;
  ceHours: number;
  competencies: string[];
  prerequisites: string[];
  assessmentCriteria: string[];
}

interface SheetFieldBase {
  /** Names what is typed into it, for good: what visitors wrote is kept under it. */
  id: string;
  /** In the words of the template. */
  label: string;
  hint?: string;
}

/** A place to write on a template. `short` fills half a line, `text` several; a kind that a page does not know is a line. */
export type SheetField = SheetFieldBase &
  (
    | { kind: 'short' | 'line' | 'text' | 'date' }
    | { kind: 'choice'; options: string[] }
    /** A table of `count` rows to begin with; more can be added. */
    | { kind: 'rows'; columns: string[]; count: number }
    /** `count` boxes, each blank, X or /. */
    | { kind: 'marks'; count: number }
  );

export interface HierarchyNode {
  title: string;
  description: string;
  /** Of a template: what stands above its fields. */
  note?: string;
  /** Of a template: what is filled in. Without any, the description is all there is. */
  fields?: SheetField[];
}

export type Quote = string | { text: string; attribution: string };

/** What GET /api/artifacts lists and GET /api/artifacts/{id} returns. Absent parts are left out, never empty. */
export interface Artifact {
  id: string;
  title: string;
  subtitle: string;
  description: string;
  purpose: string;
  outcomes: string[];
  tags: string[];
  section: Section;
  category: Category;
  inAMinute?: InAMinute;
  enrichment?: Enrichment;
  examples?: string[];
  exercises?: string[];
  relatedArtifacts?: string[];
  quotes?: Quote[];
  hierarchy?: HierarchyNode[];
  authors?: string[];
  targetAudience?: string[];
  duration?: string;
  difficulty?: Difficulty;
  promptTemplate?: string;
  sources?: string[];
  /** Works beyond those cited, in the same form. */
  furtherReading?: string[];
  accreditation?: Accreditation;
}

/** `view=card`: what a card shows, and no more. */
export type ArtifactCard = Pick<
  Artifact,
  'id' | 'title' | 'subtitle' | 'description' | 'section' | 'category' | 'outcomes' | 'tags'
>;

/** `view=title`: enough to name an artifact and to lead to it. */
export type ArtifactTitle = Pick<Artifact, 'id' | 'title' | 'section' | 'category'>;

export interface ArtifactListQuery {
  section?: Section | null;
  category?: Category | null;
  view?: 'card' | 'title' | null;
  /** Ranked, typo-tolerant search. */
  q?: string | null;
  level?: Level | null;
  /** 1 to 100; without it the whole list comes. */
  limit?: number | null;
  /** Opaque; from the `x-next-cursor` header of the page before. */
  cursor?: string | null;
}

export interface ArtifactCategorySummary {
  id: Category;
  name: string;
  count: number;
}

export interface ArtifactMetadata {
  level: Level;
  mode: Mode;
  framework: string[];
  difficulty: Difficulty;
  /** What filters and scores go by. */
  time_minutes: 5 | 15 | 45 | 90;
  /** For people, where it takes other minutes than that: "20 minutes". */
  duration?: string;
  prerequisites: string[];
  persona_fit: Record<string, number>;
}

/** GET /api/artifact-metadata. */
export interface ArtifactMetadataAnswer {
  metadata: Record<string, ArtifactMetadata>;
}
