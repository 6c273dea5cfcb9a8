import type { Artifact, ArtifactMetadata, Citation, Persona } from '@coachlab/contracts';
import { ItemSearch } from '../search/item-search.ts';
import type { Addresses } from '../site/addresses.ts';
import type { Site } from '../site/site.ts';
import type { SituationMatcher } from '../situations/situation-matcher.ts';

export interface CatalogueParts {
  items: Artifact[];
  metadata: Record<string, ArtifactMetadata>;
  /** By key; empty while no service with them can be asked. */
  personas: Record<string, Persona>;
  /** Knows none while no section has any. */
  situations: SituationMatcher;
  site: Site;
  /** Of the items, the situations and the pages. */
  addresses: Addresses;
}

/** What the sections had at one moment: what the assistant knows, and all that it may point to. */
export class Catalogue {
  /** In the sections' own order. */
  readonly items: readonly Artifact[];
  readonly metadata: Readonly<Record<string, ArtifactMetadata>>;
  readonly personas: Readonly<Record<string, Persona>>;
  readonly index: ItemSearch;
  readonly situations: SituationMatcher;
  readonly site: Site;
  readonly addresses: Addresses;
  readonly #byId: ReadonlyMap<string, Artifact>;

  constructor({ items, metadata, personas, situations, site, addresses }: CatalogueParts) {
    this.items = items;
    this.metadata = metadata;
    this.personas = personas;
    this.index = new ItemSearch(items);
    this.situations = situations;
    this.site = site;
    this.addresses = addresses;
    this.#byId = new Map(items.map((item) => [item.id, item]));
  }

  get(id: string): Artifact | undefined {
    return this.#byId.get(id);
  }

  /** Those of the ids that exist, each once, with their titles as the catalogue has them. */
  citations(ids: Iterable<string>): Citation[] {
    return [...new Set(ids)].flatMap((id) => {
      const item = this.get(id);
      const url = this.addresses.of(`artifact:${id}`);
      return item && url !== undefined ? [{ id, title: item.title, url }] : [];
    });
  }
}
