import type { Artifact, ArtifactMetadata, Citation, Persona, Situation } from '@coachlab/contracts';
import { type Language, languageOf } from '@coachlab/safety';
import { isTelling, searchableArtifact, SearchIndex, stem, stemsOf, wordsOf } from '@coachlab/search';
import type { Addresses, Target } from './addresses.ts';
import type { Content, Notion, SiteQuestion } from './content.ts';
import type { Recogniser } from './recogniser.ts';
import type { Scores } from './scorer.ts';
import type { Site, SitePage } from './site.ts';

export interface KnowledgeParts {
  items: readonly Artifact[];
  metadata: Readonly<Record<string, ArtifactMetadata>>;
  /** By key; empty while no service with them can be asked. */
  personas: Readonly<Record<string, Persona>>;
  recogniser: Recogniser;
  content: Content;
  site: Site;
  /** Of the items, the situations and the pages. */
  addresses: Addresses;
}

/** Something that was found: one list of them, whatever they are. */
export type Hit =
  | { kind: 'situation'; situation: Situation }
  | { kind: 'question'; question: SiteQuestion }
  | { kind: 'artifact'; item: Artifact }
  | { kind: 'notion'; notion: Notion }
  | { kind: 'page'; page: SitePage };

/** How sure it is what a text is about: of the first hit, of none in particular, hardly of anything, or of nothing. */
type Certainty = 'sure' | 'unsure' | 'low' | 'nothing';

export interface Hits {
  certainty: Certainty;
  /** The best first. */
  hits: Hit[];
  language: Language;
}

/**
 * Clarity from which the likeliest is right in nineteen of twenty; clarity or evidence from which three cards are worth
 * showing, and a theme is worth asking about. Set on other questions than those that recall is measured on (docs/decisions/0058).
 */
const SURE = 1.2;
const UNSURE = { clarity: 0.85, evidence: 2.6 };
const LOW = { clarity: 0.65, evidence: 1.8 };
/** From which product of score and coverage an item is about what was asked; more is wanted of words from another field. */
const [ABOUT, ABOUT_ANOTHER_FIELD] = [8, 30];
/** Words of a message that a page is asked for in. */
const SHORT = 12;

/** All that the assistant knows and may point to, and the one way to find something in it. */
export class Knowledge {
  /** In the sections' own order. */
  readonly items: readonly Artifact[];
  readonly metadata: KnowledgeParts['metadata'];
  readonly personas: KnowledgeParts['personas'];
  readonly content: Content;
  readonly site: Site;
  readonly addresses: Addresses;
  readonly #recogniser: Recogniser;
  readonly #index: SearchIndex;
  readonly #byId = new Map<string, Hit>();
  /** By what everything is called, as stems. */
  readonly #names: readonly { hit: Hit; stems: readonly string[] }[];

  constructor({ items, metadata, personas, recogniser, content, site, addresses }: KnowledgeParts) {
    this.items = items;
    this.metadata = metadata;
    this.personas = personas;
    this.content = content;
    this.site = site;
    this.addresses = addresses;
    this.#recogniser = recogniser;
    for (const situation of recogniser.situations)
      this.#byId.set(`situation:${situation.slug}`, { kind: 'situation', situation });
    for (const question of content.questions)
      this.#byId.set(`question:${question.topic}`, { kind: 'question', question });
    for (const item of items) this.#byId.set(`artifact:${item.id}`, { kind: 'artifact', item });
    for (const notion of content.notions) this.#byId.set(`notion:${notion.term}`, { kind: 'notion', notion });
    for (const page of site.pages) this.#byId.set(`page:${page.name}`, { kind: 'page', page });
    this.#names = [...this.#byId.values()].flatMap((hit) =>
      namesOf(hit).map((name) => ({ hit, stems: stemsOf(name) })),
    );
    this.#index = new SearchIndex([
      ...items.map((item) => ({ ...searchableArtifact(item), id: `artifact:${item.id}` })),
      ...content.notions.map(({ term, called, means, use }) => ({
        id: `notion:${term}`,
        title: term,
        keywords: called.join(', '),
        summary: means,
        text: use,
      })),
      ...site.pages.map(({ name, title, description, told }) => ({
        id: `page:${name}`,
        title,
        keywords: told?.asked.join(' ').replaceAll('|', ' ') ?? '',
        summary: `${description} ${told?.says ?? ''}`,
      })),
    ]);
  }

  /** What a text is about: situations and questions by their scorer, all else by the index. */
  find(text: string): Hits {
    const language = languageOf(text);
    const named = this.#named(text);
    if (named) return { certainty: 'sure', hits: [named], language };
    const scores = this.#scored(text, language);
    const recognised = scores.nearest.map((id) => this.#byId.get(id)!);
    const found = language === 'en' ? this.#index.find(text, 3) : [];
    const [best] = found;
    const least = this.#index.speaksOfSubject(text) ? ABOUT : ABOUT_ANOTHER_FIELD;
    const isAbout = best !== undefined && best.score * best.coverage >= least && best.coverage >= 0.5;
    const near = found.filter(({ score, coverage }) => coverage >= 0.5 && score >= best!.score / 2);
    const others = (isAbout ? near : []).map(({ id }) => this.#byId.get(id)!);
    const certainty = certaintyOf(scores, isAbout);
    const hits = mixed(recognised, others, certainty === 'sure' ? 1 : reaches(scores, UNSURE) ? 2 : 0);
    return { certainty, hits, language };
  }

  /** Where no word that tells anything was ever said of a situation, the small words around it are no evidence. */
  #scored(text: string, language: Language): Scores {
    const scores = this.#recogniser.score(text, language);
    const isKnown = wordsOf(text).some((word) => isTelling(word) && this.rarityOf(word, language) > 0);
    return isKnown ? scores : { ...scores, clarity: 0, evidence: 0 };
  }

  situation(slug: string): Situation | undefined {
    const hit = this.#byId.get(`situation:${slug}`);
    return hit?.kind === 'situation' ? hit.situation : undefined;
  }

  item(id: string): Artifact | undefined {
    const hit = this.#byId.get(`artifact:${id}`);
    return hit?.kind === 'artifact' ? hit.item : undefined;
  }

  /** How much a word tells, from 0 to 1, in the language of a text. */
  rarityOf(word: string, language: Language): number {
    return this.#recogniser.rarityOf(word, language);
  }

  /** Those of the ids that exist, each once, with their titles as the catalogue has them. */
  citations(ids: Iterable<string>): Citation[] {
    return [...new Set(ids)].flatMap((id) => {
      const item = this.item(id);
      const url = this.addresses.of(`artifact:${id}`);
      return item && url !== undefined ? [{ id, title: item.title, url }] : [];
    });
  }

  targetOf(hit: Hit): Target | undefined {
    if (hit.kind === 'situation') return `situation:${hit.situation.slug}`;
    if (hit.kind === 'artifact') return `artifact:${hit.item.id}`;
    return hit.kind === 'page' ? `page:${hit.page.name}` : undefined;
  }

  /** What a short message says by its name, or by words that its section gave for it; the longest name wins. */
  #named(text: string): Hit | undefined {
    const words = wordsOf(text);
    const telling = words.filter(isTelling).length;
    if (words.length > SHORT) return undefined;
    const asked = this.site.pages.find(({ told }) => told?.asked.some((phrase) => asksFor(words, phrase)));
    if (asked && telling <= 4) return { kind: 'page', page: asked };
    const stems = words.map(stem);
    let best: { hit: Hit; length: number } | undefined;
    for (const { hit, stems: name } of this.#names) {
      // All that is said is the name, but for words that tell nothing: “what is active listening?”
      if (name.length <= (best?.length ?? 0) || telling > Math.max(name.filter(isTelling).length, 1))
        continue;
      if (standsIn(stems, name)) best = { hit, length: name.length };
    }
    return best?.hit;
  }
}

function certaintyOf(scores: Scores, isAbout: boolean): Certainty {
  if (scores.clarity >= SURE) return 'sure';
  if (isAbout || reaches(scores, UNSURE)) return 'unsure';
  return reaches(scores, LOW) ? 'low' : 'nothing';
}

function reaches({ clarity, evidence }: Scores, least: Pick<Scores, 'clarity' | 'evidence'>): boolean {
  return clarity >= least.clarity || evidence >= least.evidence;
}

/** So many of the likeliest, then what the index has by its words, then the others; what is not likely is not beside it. */
function mixed(recognised: readonly Hit[], others: readonly Hit[], likely: number): Hit[] {
  if (likely === 0 && others.length > 0) return [...others];
  return [...recognised.slice(0, likely), ...others.slice(0, 1), ...recognised.slice(likely)];
}

/** The other names by which a thing is asked for. */
export function namesOf(hit: Hit): string[] {
  if (hit.kind === 'situation') return [hit.situation.title];
  if (hit.kind === 'question') return [hit.question.title];
  if (hit.kind === 'notion') return [hit.notion.term, ...hit.notion.called];
  if (hit.kind === 'page') return [hit.page.title];
  const [before = hit.item.title] = hit.item.title.split(':');
  const [whole, acronym] = hit.item.title.split(/[()]/);
  return [hit.item.title, before, whole, acronym].flatMap((name) => (name?.trim() ? [name.trim()] : []));
}

/** Whether all these stems stand in a row in a text's. */
export function standsIn(stems: readonly string[], wanted: readonly string[]): boolean {
  return (
    wanted.length > 0 &&
    stems.some((_, from) => wanted.every((word, offset) => stems[from + offset] === word))
  );
}

/** A section's own words in a row; `|` stands between words of which any will do (contracts, `PageTold`). */
function asksFor(words: readonly string[], phrase: string): boolean {
  const wanted = phrase.split(' ').map((word) => word.split('|').flatMap((one) => wordsOf(one)));
  return words.some((_, from) => wanted.every((any, offset) => any.includes(words[from + offset] ?? '')));
}
