import { Body, Controller, Get, HttpCode, Module, Param, Post } from '@nestjs/common';
import { InjectRepository, TypeOrmModule } from '@nestjs/typeorm';
import {
  Column,
  Entity,
  Index,
  type MigrationInterface,
  PrimaryGeneratedColumn,
  type QueryRunner,
  Repository,
  Table,
} from 'typeorm';
import type { CachedBody } from '../../cache/cached-body.ts';
import { ReadCache } from '../../cache/read-cache.ts';
import { defineService } from '../../boot/definition.ts';
import { isDuplicateKey } from '../../database/database-errors.ts';
import { ConflictError, NotFoundError } from '../../errors/service-errors.ts';
import { type Caller, FromCaller } from '../../http/caller.ts';
import { Deadline } from '../../http/deadline.ts';
import { Text } from '../../http/text.ts';
import { Strict } from '../../http/validation.ts';
import { Idempotency } from '../../idempotency/idempotency.ts';
import { Limited } from '../../limits/limited.ts';
import { type LimitPolicy, RateLimiter } from '../../limits/rate-limiter.ts';
import { ContentRevision } from '../../revision/content-revision.ts';

// The smallest service that uses everything of this room, for this room's own tests.

@Entity('note')
@Index('ux_note_slug', ['slug'], { unique: true })
export class Note {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('varchar', { length: 40 })
  slug!: string;

  @Column('text')
  text!: string;
}

class CreateNotes1760000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'note',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'slug', type: 'varchar', length: '40' },
          { name: 'text', type: 'text' },
        ],
        indices: [{ name: 'ux_note_slug', columnNames: ['slug'], isUnique: true }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('note');
  }
}

class NewNote {
  @Text({ min: 2, max: 10, message: 'Slug must be at least 2 characters' })
  slug!: string;

  @Text({ max: 2_000 })
  text!: string;
}

@Strict()
class StrictNote extends NewNote {}

const WRITING: LimitPolicy = {
  name: 'write',
  visitor: [{ burst: 2, every: 60 }],
  ip: [{ burst: 50, every: 1 }],
};

const LOOKING: LimitPolicy = { name: 'look', visitor: [{ burst: 3, every: 60 }], ip: [] };

@Controller('api/notes')
class NotesController {
  constructor(
    @InjectRepository(Note) private readonly notes: Repository<Note>,
    private readonly cache: ReadCache,
    private readonly revision: ContentRevision,
    private readonly idempotency: Idempotency,
    private readonly limiter: RateLimiter,
  ) {}

  @Get()
  list(): Promise<CachedBody> {
    return this.cache.read('list', () => this.notes.find({ order: { id: 'ASC' } }));
  }

  @Get('limited')
  @Limited(LOOKING)
  limited(): { ok: true } {
    return { ok: true };
  }

  @Get('slow')
  @Deadline(50)
  slow(): Promise<never> {
    return new Promise(() => {});
  }

  @Get('broken')
  broken(): never {
    throw new Error('a secret of the inside');
  }

  @Get(':slug')
  async one(@Param('slug') slug: string): Promise<Note> {
    const note = await this.notes.findOneBy({ slug });
    if (!note) throw new NotFoundError('note_unknown', { detail: `There is no note ${slug}.` });
    return note;
  }

  @Post()
  async create(@Body() body: NewNote, @FromCaller() caller: Caller): Promise<Note> {
    await this.limiter.take(WRITING, caller);
    return this.idempotency.once(
      { scope: 'note', caller, request: body },
      (work) => this.revision.write(work),
      async (manager) => {
        try {
          return await manager.save(manager.create(Note, { ...body }));
        } catch (error) {
          if (isDuplicateKey(error, 'ux_note_slug', 'note.slug'))
            throw new ConflictError('slug_taken', { cause: error });
          throw error;
        }
      },
    );
  }

  @Post('strict')
  @HttpCode(200)
  check(@Body() body: StrictNote): StrictNote {
    return body;
  }
}

@Module({ imports: [TypeOrmModule.forFeature([Note])], controllers: [NotesController] })
class NotebookModule {}

export const notebook = defineService({
  name: 'notebook',
  port: 0,
  apis: { notes: '1.0.0' },
  module: NotebookModule,
  database: { entities: [Note], migrations: [CreateNotes1760000000001] },
});
