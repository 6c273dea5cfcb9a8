import type { Artifact, ArtifactMetadata, Citation, Persona } from '@coachlab/contracts';
import { ItemSearch } from '../search/item-search.ts';
import type { SituationMatcher } from '../situations/situation-matcher.ts';

export interface CatalogueParts {
  items: Artifact[];
  metadata: Record<string, ArtifactMetadata>;
  /** By key; empty while the journey's service cannot be asked. */
  personas: Record<string, Persona>;
  /** Knows none while the catalogue has none, or is older than they are. */
  situations: SituationMatcher;
}

/** The catalogue as it was at one moment: what the assistant knows, and all that it may point to. */
export class Catalogue {
  /** In the catalogue's own order. */
  readonly items: readonly Artifact[];
  readonly metadata: Readonly<Record<string, ArtifactMetadata>>;
  readonly personas: Readonly<Record<string, Persona>>;
  readonly index: ItemSearch;
  readonly situations: SituationMatcher;
  readonly #byId: ReadonlyMap<string, Artifact>;

  constructor({ items, metadata, personas, situations }: CatalogueParts) {
    this.items = items;
    this.metadata = metadata;
    this.personas = personas;
    this.index = new ItemSearch(items);
    this.situations = situations;
    this.#byId = new Map(items.map((item) => [item.id, item]));
  }

  get(id: string): Artifact | undefined {
    return this.#byId.get(id);
  }

  /** Those of the ids that exist, each once, with their titles as the catalogue has them. */
  citations(ids: Iterable<string>): Citation[] {
    return [...new Set(ids)].flatMap((id) => {
      const item = this.get(id);
      return item ? [{ id, title: item.title, url: artifactPath(id) }] : [];
    });
  }
}

export function situationPath(slug: string): string {
  return `/-/situations/${encodeURIComponent(slug)}`;
}

export function artifactPath(id: string): string {
  return `/artifact/${encodeURIComponent(id)}`;
}
