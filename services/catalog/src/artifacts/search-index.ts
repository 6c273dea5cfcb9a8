import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { ArtifactCard } from '@coachlab/contracts';
import { ContentRevision } from '@coachlab/service-common';
import { ArtifactStore, type Filter } from './artifact-store.ts';
import type { TextIndex } from '../search/text-index.ts';
import { TextIndexBuilder, type WeightedText } from '../search/text-index-builder.ts';

interface Indexed {
  /** Revision of the content that is indexed. */
  revision: string;
  texts: TextIndex;
  /** By the document's number. */
  ids: string[];
  kinds: Required<Filter>[];
}

/**
 * The search over all artifacts, in memory. When the content changes it is made anew in the background, and the
 * old one answers until then.
 */
@Injectable()
export class SearchIndex implements OnModuleInit {
  readonly #logger = new Logger(SearchIndex.name);
  #indexed: Indexed = { revision: '', texts: new TextIndexBuilder().build(), ids: [], kinds: [] };
  #building = false;

  constructor(
    private readonly store: ArtifactStore,
    private readonly content: ContentRevision,
  ) {}

  async onModuleInit(): Promise<void> {
    this.#indexed = await this.#build();
    this.content.onChange(() => void this.#refresh());
  }

  get revision(): string {
    return this.#indexed.revision;
  }

  /** All artifacts, whatever the filter. */
  get size(): number {
    return this.#indexed.texts.size;
  }

  /** Ids, best first, no more than `most`. Every word must be found; if that finds nothing, any word will do. */
  search(q: string, filter: Filter, most: number): string[] {
    const { texts, ids, kinds } = this.#indexed;
    const found = texts.search(q, (document) => fits(kinds[document], filter), most);
    return found.map((document) => ids[document] as string);
  }

  async #build(): Promise<Indexed> {
    const revision = this.content.current;
    const builder = new TextIndexBuilder();
    const kinds = new Kinds();
    const ids: string[] = [];
    for await (const rows of this.store.steps('card', {})) {
      for (const { id, json, level } of rows) {
        const card = JSON.parse(json.toString()) as ArtifactCard;
        builder.add(textsOf(card));
        kinds.add({ section: card.section, category: card.category, level });
        ids.push(id);
      }
    }
    return { revision, texts: builder.build(), ids, kinds: kinds.all };
  }

  /** One build at a time; what changes meanwhile is picked up by another after it. */
  async #refresh(): Promise<void> {
    if (this.#building) return;
    this.#building = true;
    try {
      while (this.revision !== this.content.current) this.#indexed = await this.#build();
    } catch (error) {
      this.#logger.error(error);
    } finally {
      this.#building = false;
    }
  }
}

/** What a card says; a word in the title says more than one in a sentence. */
function textsOf({ title, tags, subtitle, category, description, outcomes }: ArtifactCard): WeightedText[] {
  return [
    { text: title, weight: 5 },
    { text: tags.join(' '), weight: 3 },
    { text: subtitle, weight: 2 },
    { text: category, weight: 2 },
    { text: description, weight: 1 },
    { text: outcomes.join(' '), weight: 1 },
  ];
}

function fits(kind: Filter | undefined, { section, category, level }: Filter): boolean {
  return (
    (!section || kind?.section === section) &&
    (!category || kind?.category === category) &&
    (!level || kind?.level === level)
  );
}

/** Keeps one object for each kind rather than one for each artifact. */
class Kinds {
  readonly #known = new Map<string, Required<Filter>>();
  readonly all: Required<Filter>[] = [];

  add(kind: Required<Filter>): void {
    const key = `${kind.section}/${kind.category}/${kind.level}`;
    const same = this.#known.get(key) ?? kind;
    this.#known.set(key, same);
    this.all.push(same);
  }
}
