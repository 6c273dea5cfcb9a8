import type { DataSource } from 'typeorm';
import { SerialDataSource } from '../database/serial-data-source.ts';
import { within } from '../database/within.ts';
import type { ContentRevision } from '../revision/content-revision.ts';

export interface ReadyAnswer {
  status: 'ok' | 'draining' | 'database_down';
  /** API name to the version of its contract. */
  apis: Record<string, string>;
  revision: string;
}

/** Milliseconds for which one look at the database counts; the gateway asks every second. */
const FRESH = 500;
/** Milliseconds after which a silent database counts as down. */
const PATIENCE = 1_000;

/** Whether callers should be sent here. */
export class Readiness {
  readonly #apis: Record<string, string>;
  readonly #dataSource: DataSource | null;
  readonly #revision: ContentRevision | null;
  #lookedAt = 0;
  #look: Promise<boolean> = Promise.resolve(true);
  draining = false;

  constructor(apis: Record<string, string>, dataSource: DataSource | null, revision: ContentRevision | null) {
    this.#apis = apis;
    this.#dataSource = dataSource;
    this.#revision = revision;
  }

  /** Whether the service has no database, or its database answers. */
  async isUp(): Promise<boolean> {
    return this.#databaseAnswers();
  }

  async answer(): Promise<ReadyAnswer> {
    const status = this.draining ? 'draining' : (await this.#databaseAnswers()) ? 'ok' : 'database_down';
    return { status, apis: this.#apis, revision: this.#revision?.current ?? '' };
  }

  #databaseAnswers(): Promise<boolean> {
    const now = Date.now();
    if (this.#dataSource && now - this.#lookedAt > FRESH) {
      this.#lookedAt = now;
      this.#look = answers(this.#dataSource);
    }
    return this.#look;
  }
}

async function answers(dataSource: DataSource): Promise<boolean> {
  if (dataSource instanceof SerialDataSource) return dataSource.answers();
  const answered = dataSource.query('SELECT 1').then(
    () => true,
    () => false,
  );
  return within(PATIENCE, answered, false);
}
