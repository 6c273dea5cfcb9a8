import { Logger as NestLogger } from '@nestjs/common';
import type { Logger } from 'typeorm';

/** Slow statements and migrations are worth a line; failed statements are logged where they are handled. */
export class TypeormLog implements Logger {
  readonly #logger = new NestLogger('Database');

  logQuerySlow(milliseconds: number, query: string): void {
    this.#logger.warn(`Slow query, ${milliseconds} ms: ${query.slice(0, 300)}`);
  }

  logMigration(message: string): void {
    this.#logger.log(message);
  }

  log(level: 'log' | 'info' | 'warn', message: unknown): void {
    if (level === 'warn') this.#logger.warn(String(message));
  }

  logQuery(): void {}
  logQueryError(): void {}
  logSchemaBuild(): void {}
}
