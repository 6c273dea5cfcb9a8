import type { ArtifactTitle } from '@coachlab/contracts';
import { apiQuery } from '@coachlab/remote-kit';

/** Every artifact by name, in the API's order: a sixth of what their cards weigh. */
export const artifactTitles = apiQuery<ArtifactTitle[]>('/api/artifacts', { view: 'title' });
