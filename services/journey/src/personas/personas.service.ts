import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { PersonasAnswer } from '@coachlab/contracts';
import { type CachedBody, ReadCache } from '@coachlab/service-common';
import { Repository } from 'typeorm';
import { PersonaRow } from './persona.row.ts';

@Injectable()
export class PersonasService {
  constructor(
    @InjectRepository(PersonaRow) private readonly personas: Repository<PersonaRow>,
    private readonly cache: ReadCache,
  ) {}

  all(): Promise<CachedBody> {
    return this.cache.read('personas', async (): Promise<PersonasAnswer> => {
      const rows = await this.personas.find({ order: { place: 'ASC' } });
      return {
        personas: Object.fromEntries(
          rows.map(({ id, name, description, weights }) => [id, { name, description, weights }]),
        ),
      };
    });
  }
}
