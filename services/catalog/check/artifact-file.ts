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

export interface Catalogue {
  artifacts: ArtifactFile[];
  situations: Situation[];
  sources: SourceEntry[];
}
