import type { ArtifactMetadataAnswer } from '@coachlab/contracts';
import { apiQuery } from '@coachlab/remote-kit';

export const artifactMetadata = apiQuery<ArtifactMetadataAnswer>('/api/artifact-metadata');
