import type { ArtifactCard, Situation, SituationAnswer, SituationCard } from '@coachlab/contracts';
import {
  CachedBody,
  ContentRevision,
  JsonText,
  NotFoundError,
  pictureOf,
  ReadCache,
} from '@coachlab/service-common';
import { ShareImages } from '@coachlab/share-image';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { ArtifactStore } from '../artifacts/artifact-store.ts';
import { shareCardOf } from './share-card.ts';
import type { SituationQuery } from './situation-queries.ts';
import { SituationRow } from './situation.row.ts';

/** The column that a view is read from. */
const COLUMNS = { search: 'entry', whole: 'situation' } as const;

@Injectable()
export class SituationsService {
  constructor(
    @InjectRepository(SituationRow) private readonly rows: Repository<SituationRow>,
    private readonly artifacts: ArtifactStore,
    private readonly cache: ReadCache,
    private readonly revision: ContentRevision,
    private readonly images: ShareImages,
  ) {}

  list({ theme, view }: SituationQuery): Promise<CachedBody> {
    return this.cache.read(`situations/${JSON.stringify([theme, view])}`, async () => {
      const column = view ? COLUMNS[view] : 'card';
      const rows = await this.rows.find({
        select: { slug: true, [column]: true },
        where: theme ? { theme } : {},
        order: { place: 'ASC' },
      });
      return new JsonText(`[${rows.map((row) => row[column]).join(',')}]`);
    });
  }

  one(slug: string): Promise<CachedBody> {
    return this.cache.read(`situation/${slug}`, async () => {
      const { situation } = await this.#row(slug);
      return this.#answer(JSON.parse(situation) as Situation);
    });
  }

  async shareImage(slug: string): Promise<CachedBody> {
    const { card } = await this.#row(slug);
    const drawing = this.images.of(shareCardOf(JSON.parse(card) as SituationCard));
    return new CachedBody(await pictureOf(drawing), { revision: this.revision.current });
  }

  async #row(slug: string): Promise<SituationRow> {
    const row = await this.rows.findOneBy({ slug });
    // MySQL compares text without case; slugs are exact.
    if (row?.slug !== slug)
      throw new NotFoundError('situation_unknown', { detail: 'There is no situation with this name.' });
    return row;
  }

  async #answer(situation: Situation): Promise<SituationAnswer> {
    const { phrasings: _, phrasingsIn: __, inBrief: ___, stories: ____, faq, ...shown } = situation;
    const [artifacts, related] = await Promise.all([
      this.artifacts.some('card', situation.artifacts),
      this.rows.findBy({ slug: In(situation.related) }),
    ]);
    const cards = new Map(related.map(({ slug, card }) => [slug, JSON.parse(card) as SituationCard]));
    return {
      ...shown,
      ...(faq && { faq: faq.map(({ question, answer }) => ({ question, answer })) }),
      artifacts: artifacts.map(({ json }) => JSON.parse(json.toString()) as ArtifactCard),
      related: situation.related.flatMap((slug) => cards.get(slug) ?? []),
    };
  }
}
