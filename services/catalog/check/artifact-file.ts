import type {
  Artifact,
  ArtifactMetadata,
  LibraryTopic,
  PromptStage,
  Situation,
  StudioCollection,
} from '@coachlab/contracts';

/** One content file: what the API returns, its metadata, and the editor's own fields. */
export interface ArtifactFile extends Artifact {
  order: number;
  metadata: ArtifactMetadata;
  topics?: LibraryTopic[];
  stage?: PromptStage[];
  collection?: StudioCollection;
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

export interface Catalogue {
  artifacts: ArtifactFile[];
  situations: Situation[];
  sources: SourceEntry[];
  constructions: Construction[];
  others: OtherFile[];
}
