import { PeriodicJob } from './periodic-job.ts';

/** Forgets, once an hour, what is no longer needed. A provider of the service that extends it. */
export abstract class HourlyHousekeeping extends PeriodicJob {
  constructor() {
    super(3_600_000);
  }

  abstract clean(now?: Date): Promise<void>;

  protected work(): Promise<void> {
    return this.clean();
  }
}
