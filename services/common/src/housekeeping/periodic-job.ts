import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';

/** Does its work again and again, never twice at a time. A provider of the service that extends it. */
export abstract class PeriodicJob implements OnApplicationBootstrap, OnModuleDestroy {
  protected readonly logger = new Logger(this.constructor.name);
  readonly #every: number;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #trouble: string | undefined;

  /** @param every milliseconds between two turns */
  constructor(every: number) {
    this.#every = every;
  }

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => void this.tick(), this.#every).unref();
  }

  /** The database closes next. */
  async onModuleDestroy(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  /** One turn; while it lasts, no other begins. Never throws: a failure is logged unless it is that of the turn before. */
  tick(): Promise<void> {
    this.#running ??= this.work()
      .then(
        () => (this.#trouble = undefined),
        ({ message }: Error) => {
          if (message !== this.#trouble) this.logger.warn(`Failed; will retry: ${message}`);
          this.#trouble = message;
        },
      )
      .then(() => (this.#running = undefined));
    return this.#running;
  }

  protected abstract work(): Promise<unknown>;
}
