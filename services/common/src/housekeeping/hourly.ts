import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';

const EVERY = 3_600_000;

/** Forgets, once an hour, what is no longer needed. A provider of the service that extends it. */
export abstract class HourlyHousekeeping implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Housekeeping');
  #timer: NodeJS.Timeout | undefined;

  abstract clean(now?: Date): Promise<void>;

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => {
      this.clean().catch((error: Error) => this.#logger.warn(`Cannot clean up: ${error.message}`));
    }, EVERY).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.#timer);
  }
}
