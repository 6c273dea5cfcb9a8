import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { JourneyContent } from '@coachlab/contracts';
import { type CachedBody, ReadCache } from '@coachlab/service-common';
import { Repository } from 'typeorm';
import { ChallengeRow } from './challenge.row.ts';
import { DOCUMENT_ID, DocumentRow } from './document.row.ts';
import { StageRow } from './stage.row.ts';

@Injectable()
export class ContentService {
  constructor(
    @InjectRepository(DocumentRow) private readonly documents: Repository<DocumentRow>,
    @InjectRepository(ChallengeRow) private readonly challenges: Repository<ChallengeRow>,
    @InjectRepository(StageRow) private readonly stages: Repository<StageRow>,
    private readonly cache: ReadCache,
  ) {}

  all(): Promise<CachedBody> {
    return this.cache.read('content', async (): Promise<JourneyContent> => {
      const { version, practice } = await this.documents.findOneByOrFail({ id: DOCUMENT_ID });
      const challenges = await this.challenges.find({ order: { place: 'ASC' } });
      const stages = await this.stages.find({ order: { place: 'ASC' } });
      return {
        version,
        challenges: challenges.map(withoutPlace),
        stages: stages.map(withoutPlace),
        practice,
      };
    });
  }
}

function withoutPlace<R extends { place: number }>({ place: _place, ...rest }: R): Omit<R, 'place'> {
  return rest;
}
