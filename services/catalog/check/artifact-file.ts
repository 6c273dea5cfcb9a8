import type {
  Artifact,
  ArtifactMetadata,
  LibraryTopic,
  PromptStage,
  Situation,
  StudioCollection,
} from '@coachlab/contracts';

/** Settings that readers know from their own work, and all others. */
type Setting =
  'office' | 'hospital' | 'school' | 'public-service' | 'software' | 'sales' | 'remote' | 'other';

/** One content file: what the API returns, its metadata, and the editor's own fields. */
export interface ArtifactFile extends Artifact {
  order: number;
  metadata: ArtifactMetadata;
  topics?: LibraryTopic[];
  stage?: PromptStage[];
  collection?: StudioCollection;
  /** Where the case plays; `trade` names it where it is another one. */
  setting: Setting;
  trade?: string;
  plot?: 'cleared';
}

export interface SourceEntry {
  key: string;
  kind: 'book' | 'article' | 'report';
  citation: string;
}

/** A way of putting things that reads as translated; see banned-constructions.yaml. */
export interface Construction {
  pattern: string;
  example: string;
  better: string;
  fields?: string[];
}

/** A content file of another service, of which only the words are checked here. */
export interface OtherFile {
  /** Its path from the root, without `.yaml`. */
  id: string;
  content: unknown;
}

/** Why a work has neither a DOI nor an ISBN here. `not-verified`: it may have one, and nobody has seen it in print or at the publisher's. */
export const WORK_WITHOUT_REASONS = [
  'journal-without-doi',
  'before-isbn',
  'instrument',
  'not-verified',
] as const;

export interface WorkWithout {
  citation: string;
  why: (typeof WORK_WITHOUT_REASONS)[number];
}

export interface Catalogue {
  artifacts: ArtifactFile[];
  situations: Situation[];
  sources: SourceEntry[];
  worksWithout: WorkWithout[];
  constructions: Construction[];
  others: OtherFile[];
}
