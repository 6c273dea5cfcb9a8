import { Injectable } from '@nestjs/common';

/** What the scheduler and the verdict take for the time. */
@Injectable()
export class Clock {
  /** Milliseconds. A test puts its own in. */
  now: () => number = Date.now;
}
