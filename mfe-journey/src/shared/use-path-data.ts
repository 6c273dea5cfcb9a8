import type { ArtifactCard, ArtifactMetadata, Persona } from '@coachlab/contracts';
import { useQuery } from '@coachlab/remote-kit';
import { artifactMetadata } from '../api/artifact-metadata.ts';
import { allCards } from '../api/artifacts.ts';
import { personas } from '../api/personas.ts';
import { knownPersona } from './known-persona.ts';

export interface PathData {
  artifacts: ArtifactCard[];
  metadata: Record<string, ArtifactMetadata>;
  /** `undefined` for a persona that this release of the API does not know: nothing is weighed then. */
  persona: Persona | undefined;
}

export type PathAnswer =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'ready'; data: PathData };

/** What every recommendation is made of: the list, its metadata and the persona's weights. */
export function usePathData(personaKey: string): PathAnswer {
  const cards = useQuery(allCards);
  const metadata = useQuery(artifactMetadata);
  const people = useQuery(personas);
  const answers = [cards, metadata, people];
  const error = answers.find((answer) => answer.isError && !answer.isFetching)?.error;
  if (error) {
    const retry = () => answers.forEach((answer) => answer.isError && void answer.refetch());
    return { status: 'failed', error, retry };
  }
  if (!cards.data || !metadata.data || !people.data) return { status: 'loading' };
  return {
    status: 'ready',
    data: {
      artifacts: cards.data,
      metadata: metadata.data.metadata,
      persona: knownPersona(people.data, personaKey),
    },
  };
}
