import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ContentRevision } from '@coachlab/service-common';
import { DataSource, LessThan } from 'typeorm';
import { PostRow } from './post.row.ts';
import { ReplyRow } from './reply.row.ts';
import { formattedColumns } from '../rich-text/formatted-columns.ts';
import { RICH_TEXT_VERSION } from '../rich-text/rich-text.ts';

/** Texts of one transaction. */
const BATCH = 100;

/**
 * Makes anew what was made by older rules, the newest text first. Until its turn a text is shown as typed. Two
 * instances at it do the same; one of an older release leaves alone what a newer one made.
 */
@Injectable()
export class StoredRichText implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger(StoredRichText.name);
  #stopped = false;
  #running: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly revision: ContentRevision,
  ) {}

  onApplicationBootstrap(): void {
    void this.renew();
  }

  /** Resolves when none is left, or when the database failed. */
  renew(): Promise<void> {
    this.#running ??= this.#renewAll()
      .catch((error: Error) =>
        this.#logger.warn(`Could not render texts again by the current rules: ${error.message}`),
      )
      .finally(() => (this.#running = undefined));
    return this.#running;
  }

  async onModuleDestroy(): Promise<void> {
    this.#stopped = true;
    await this.#running;
  }

  async #renewAll(): Promise<void> {
    let count = 0;
    for (const entity of [PostRow, ReplyRow]) {
      for (let done = -1; done !== 0 && !this.#stopped; count += done) done = await this.#renewSome(entity);
    }
    if (count > 0)
      this.#logger.log(`Rendered ${count} texts again by version ${RICH_TEXT_VERSION} of the rules`);
  }

  async #renewSome(entity: typeof PostRow | typeof ReplyRow): Promise<number> {
    const rows = await this.dataSource.manager.find(entity, {
      select: { id: true, content: true },
      where: { formatVersion: LessThan(RICH_TEXT_VERSION) },
      order: { id: 'DESC' },
      take: BATCH,
    });
    const renewed: { id: string; columns: ReturnType<typeof formattedColumns> }[] = [];
    for (const { id, content } of rows) {
      renewed.push({ id, columns: formattedColumns(content) });
      // Callers come first.
      await nextTurn();
    }
    if (renewed.length === 0) return 0;
    await this.revision.write(async (manager) => {
      for (const { id, columns } of renewed) {
        const { formatted, formatVersion } = columns;
        await manager.update(entity, { id }, { formatted, formatVersion });
      }
    });
    return renewed.length;
  }
}
