import type {
  Artifact,
  ArtifactCard,
  ArtifactMetadata,
  LibraryTopic,
  PromptStage,
  StudioCollection,
} from '@coachlab/contracts';
import type { ArtifactRow } from '../artifacts/artifact.row.ts';

/** Settings that readers know from their own work, and all others. */
type Setting =
  'office' | 'hospital' | 'school' | 'public-service' | 'software' | 'sales' | 'remote' | 'other';

/** A content file: what the API returns, its metadata, and what only editors need. */
export interface ArtifactFile extends Artifact {
  metadata: ArtifactMetadata;
  /** Place in the stable order. */
  order: number;
  topics?: LibraryTopic[];
  stage?: PromptStage[];
  collection?: StudioCollection;
  /** Where the case plays; `trade` names it where it is another one. */
  setting: Setting;
  trade?: string;
  plot?: 'cleared';
}

export function rowOf(file: ArtifactFile): ArtifactRow {
  const {
    metadata,
    order,
    topics: _topics,
    stage: _stage,
    collection: _collection,
    setting: _setting,
    trade: _trade,
    plot: _plot,
    ...artifact
  } = file;
  const { id, section, category } = artifact;
  return {
    id,
    place: order,
    section,
    category,
    level: metadata.level,
    artifact: JSON.stringify(artifact),
    card: JSON.stringify(cardOf(artifact)),
    metadata: JSON.stringify(metadataOf(file)),
  };
}

/** Cards show a time and have no duration of their own: it comes along where it is another one. */
function metadataOf({ metadata, duration }: ArtifactFile): ArtifactMetadata {
  const told = duration !== undefined && duration !== `${metadata.time_minutes} minutes`;
  return told ? { ...metadata, duration } : metadata;
}

function cardOf(artifact: Artifact): ArtifactCard {
  const { id, title, subtitle, description, section, category, outcomes, tags } = artifact;
  return { id, title, subtitle, description, section, category, outcomes, tags };
}
