import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { IcpiData, IcpiQuestion, IcpiResult } from '@coachlab/contracts';
import {
  type CachedBody,
  type Caller,
  Erasures,
  ForbiddenError,
  forUpdate,
  Idempotency,
  type LimitPolicy,
  NotFoundError,
  pictureOf,
  RateLimiter,
  ReadCache,
  transact,
} from '@coachlab/service-common';
import { ShareImages } from '@coachlab/share-image';
import { DataSource, Repository } from 'typeorm';
import { removeMembers } from '../members/members.ts';
import { visitorName } from '../owners/owner.ts';
import { nearArchetype } from '../scoring/near-archetype.ts';
import { type AnswerSheet, scoreSheet } from '../scoring/score.ts';
import { readAnswerSheet } from './answer-sheet.ts';
import { ArchetypeRow } from './archetype.row.ts';
import type { IcpiSubmissionBody } from './icpi-submission.ts';
import { IcpiItemRow } from './icpi-item.row.ts';
import { IcpiResultRow } from './icpi-result.row.ts';
import { shareCardOf } from './share-card.ts';

/** Nobody answers 24 statements more often; a workshop of thirty sends within the same minute. */
const SUBMITTING: LimitPolicy = {
  name: 'icpi.submit',
  visitor: [{ burst: 5, every: 60 }],
  ip: [{ burst: 60, every: 2 }],
};

/** Milliseconds after which opening a result is noted again. */
const DAY = 86_400_000;

const RESULT_ID = /^[0-9a-f]{32}$/;

@Injectable()
export class IcpiService {
  constructor(
    @InjectRepository(IcpiItemRow) private readonly items: Repository<IcpiItemRow>,
    @InjectRepository(ArchetypeRow) private readonly archetypes: Repository<ArchetypeRow>,
    @InjectRepository(IcpiResultRow) private readonly results: Repository<IcpiResultRow>,
    private readonly dataSource: DataSource,
    private readonly cache: ReadCache,
    private readonly idempotency: Idempotency,
    private readonly limiter: RateLimiter,
    private readonly erasures: Erasures,
    private readonly images: ShareImages,
  ) {}

  data(): Promise<CachedBody> {
    return this.cache.read('icpi/data', async (): Promise<IcpiData> => {
      const [items, archetypes] = await Promise.all([
        this.#instrument(),
        this.archetypes.find({ order: { place: 'ASC' } }),
      ]);
      return {
        questions: items.map(withoutKey),
        archetypes: archetypes.map(({ archetype }) => archetype),
      };
    });
  }

  questions(): Promise<CachedBody> {
    return this.cache.read('icpi/questions', async (): Promise<Pick<IcpiData, 'questions'>> => {
      const items = await this.#instrument();
      return { questions: items.map(withoutKey) };
    });
  }

  async submit({ responses }: IcpiSubmissionBody, caller: Caller): Promise<Pick<IcpiResult, 'id'>> {
    const items = await this.#instrument();
    const sheet = readAnswerSheet(
      responses,
      items.map(({ id }) => id),
    );
    const row = resultRow(sheet, items, caller);
    await this.limiter.take(SUBMITTING, caller);
    return this.idempotency.once(
      { scope: 'icpi.submit', caller, request: [...sheet] },
      (work) => transact(this.dataSource, work),
      async (manager) => {
        await manager.insert(IcpiResultRow, row);
        if (row.visitorId !== null)
          await this.erasures.refuseErased(manager, visitorName(row.visitorId), row.createdAt);
        return { id: row.id };
      },
    );
  }

  async result(id: string, now = new Date()): Promise<IcpiResult> {
    const row = await this.#row(id);
    if (now.getTime() - (row.usedAt ?? row.createdAt).getTime() > DAY)
      await this.results.update({ id }, { usedAt: now });
    return resultOf(row);
  }

  /** The page in a picture. Whoever fetches it for a preview has not opened the result, which is not noted. */
  async shareImage(id: string): Promise<Buffer> {
    const [row, archetypes] = await Promise.all([this.#row(id), this.archetypes.find()]);
    const card = shareCardOf(
      resultOf(row),
      archetypes.map(({ archetype }) => archetype),
    );
    return (await pictureOf(this.images.of(card))).png;
  }

  async delete(id: string, { visitorId }: Caller): Promise<void> {
    const row = await this.#row(id);
    if (visitorId === null || row.visitorId !== visitorId)
      throw new ForbiddenError('result_of_another', {
        detail: 'Only the browser that made this result can delete it.',
      });
    await transact(this.dataSource, async (manager) => {
      await manager.find(IcpiResultRow, { where: { id }, ...forUpdate(manager) });
      await removeMembers(manager, { resultId: id });
      await manager.delete(IcpiResultRow, { id });
    });
  }

  async #row(id: string): Promise<IcpiResultRow> {
    const row = RESULT_ID.test(id) ? await this.results.findOneBy({ id }) : null;
    if (!row) throw new NotFoundError('result_unknown', { detail: 'There is no result with this id.' });
    return row;
  }

  #instrument(): Promise<IcpiItemRow[]> {
    return this.items.find({ order: { place: 'ASC' } });
  }
}

function withoutKey({ id, text, dimension }: IcpiItemRow): IcpiQuestion {
  return { id, text, dimension };
}

function resultRow(sheet: AnswerSheet, items: IcpiItemRow[], { visitorId }: Caller): IcpiResultRow {
  const { scores, ...outcome } = scoreSheet(sheet, items);
  const id = randomBytes(16).toString('hex');
  const now = new Date();
  return { id, visitorId, ...outcome, ...scores, createdAt: now, usedAt: now };
}

export function resultOf(row: IcpiResultRow): IcpiResult {
  const { id, archetype, globalLevel, quality, scoringVersion, createdAt } = row;
  const { trust, listening, safety, composite } = row;
  const scores = { trust, listening, safety, composite };
  const near = nearArchetype(scores, archetype);
  return {
    id,
    archetype,
    ...(near && { nearArchetype: near }),
    globalLevel,
    scores,
    createdAt: createdAt.toISOString(),
    scoringVersion,
    quality,
  };
}
