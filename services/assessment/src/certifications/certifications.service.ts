import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  type Certification,
  type CertificationModule,
  QUIZ_LENGTH,
  type QuizQuestion,
} from '@coachlab/contracts';
import { type CachedBody, NotFoundError, ReadCache } from '@coachlab/service-common';
import { Repository } from 'typeorm';
import { type AnswerKey, CertificationRow } from '../rows/certification.row.ts';

/** A module with all of its questions, and their answer keys by question id: for marking, never for an answer. */
export interface KeyedModule extends Omit<CertificationModule, 'quizQuestions'> {
  pool: QuizQuestion[];
  keys: Record<string, AnswerKey>;
}

@Injectable()
export class CertificationsService {
  constructor(
    @InjectRepository(CertificationRow) private readonly rows: Repository<CertificationRow>,
    private readonly cache: ReadCache,
  ) {}

  list(): Promise<CachedBody> {
    return this.cache.read('certifications', async (): Promise<Certification[]> => {
      const rows = await this.rows.find({ order: { place: 'ASC' } });
      return rows.map(({ certification }) => withSamples(certification));
    });
  }

  one(id: string): Promise<CachedBody> {
    return this.cache.read(`certifications/${id}`, () => this.get(id));
  }

  async get(id: string): Promise<Certification> {
    return withSamples((await this.#row(id)).certification);
  }

  async module(id: string, moduleId: string): Promise<KeyedModule> {
    const { certification, answerKeys } = await this.#row(id);
    const module = certification.modules.find((candidate) => candidate.id === moduleId);
    const keys = answerKeys[moduleId];
    if (!module || !keys)
      throw new NotFoundError('module_unknown', { detail: 'This certification has no such module.' });
    const { quizQuestions, ...rest } = module;
    return { ...rest, pool: quizQuestions, keys };
  }

  async #row(id: string): Promise<CertificationRow> {
    const row = await this.rows.findOneBy({ id });
    // MySQL compares text without case; ids are exact.
    if (row?.id === id) return row;
    throw new NotFoundError('certification_unknown', { detail: 'There is no certification with this id.' });
  }
}

function withSamples({ modules, ...certification }: Certification): Certification {
  const sampled = modules.map((module) => ({
    ...module,
    quizQuestions: module.quizQuestions.slice(0, QUIZ_LENGTH),
  }));
  return { ...certification, modules: sampled };
}
