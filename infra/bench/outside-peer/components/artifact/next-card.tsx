'use client';
import { NextCard as Card } from '@catalog/artifact/next-card';
import type { ArtifactMetadataAnswer } from '@coachlab/contracts';
import { apiQuery, useQuery } from '@coachlab/remote-kit';

const artifactMetadata = apiQuery<ArtifactMetadataAnswer>('/api/artifact-metadata');

export function NextCard({ id }: { id: string }) {
  const { data } = useQuery(artifactMetadata);
  return data && <Card id={id} metadata={data.metadata} />;
}
