import { join } from 'node:path';
import type { Situation } from '@coachlab/contracts';
import type { ArtifactFile, Catalogue } from '../artifact-file.ts';
import { loadContent } from '../load.ts';

const loaded = loadContent(join(import.meta.dirname, '../../content')).catalogue;

/** The real content, of which a test may spoil what it likes. */
export function realContent(): Catalogue {
  return structuredClone(loaded);
}

export function artifactOf({ artifacts }: Catalogue, id: string): ArtifactFile {
  return existing(
    artifacts.find((one) => one.id === id),
    id,
  );
}

export function situationOf({ situations }: Catalogue, slug: string): Situation {
  return existing(
    situations.find((one) => one.slug === slug),
    slug,
  );
}

/** The file of another service, by its path without `.yaml`. */
export function otherOf<T>({ others }: Catalogue, id: string): T {
  return existing(
    others.find((one) => one.id === id),
    id,
  ).content as T;
}

function existing<T>(found: T | undefined, name: string): T {
  if (found === undefined) throw new Error(`${name} is not in the content`);
  return found;
}
