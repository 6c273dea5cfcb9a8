import type { Artifact } from '@coachlab/contracts';
import { apiQuery } from '@coachlab/remote-kit';

export const artifactById = (id: string) => apiQuery<Artifact>('/api/artifacts', id);
