import type {
  Artifact,
  ArtifactCard,
  ArtifactCategorySummary,
  ArtifactMetadata,
  ArtifactMetadataAnswer,
  ArtifactTitle,
  JourneyContent,
  Section,
} from '@coachlab/contracts';
import { read } from 'peer/read';

export const readArtifact = (id: string) => read<Artifact>(`/api/artifacts/${encodeURIComponent(id)}`);

export const readCards = (section: Section) =>
  read<ArtifactCard[]>(`/api/artifacts?section=${section}&view=card`);

/** The first few of the catalogue, or of a section. */
export const readFirstCards = (limit: number, section?: Section) =>
  read<ArtifactCard[]>(`/api/artifacts?${section ? `section=${section}&` : ''}view=card&limit=${limit}`);

export const readCategories = (section: Section) =>
  read<ArtifactCategorySummary[]>(`/api/artifacts/categories?section=${section}`);

export const readTitles = () => read<ArtifactTitle[]>('/api/artifacts?view=title');

export const readJourney = () => read<JourneyContent>('/api/journey/content');

export async function readMetadata(): Promise<Record<string, ArtifactMetadata>> {
  return (await read<ArtifactMetadataAnswer>('/api/artifact-metadata')).metadata;
}
