import { Delete, Get } from '@nestjs/common';
import { type Caller, FromCaller } from '../http/caller.ts';
import { Limited } from '../limits/limited.ts';
import type { LimitPolicy } from '../limits/rate-limiter.ts';

/** Nobody needs either often; a workshop of thirty may end with everybody's. */
const READING: LimitPolicy = {
  name: 'my-data.read',
  visitor: [{ burst: 10, every: 30 }],
  ip: [{ burst: 120, every: 2 }],
};
const ERASING: LimitPolicy = { ...READING, name: 'my-data.erase' };

/** What a visitor asks a service of the data it keeps of them. A service's controller extends it at its own path. */
export abstract class MyDataEndpoints {
  protected abstract readonly exports: { of(caller: Caller): Promise<unknown> };
  protected abstract readonly erasures: { erase(caller: Caller): Promise<unknown> };

  @Get()
  @Limited(READING)
  read(@FromCaller() caller: Caller) {
    return this.exports.of(caller);
  }

  @Delete()
  @Limited(ERASING)
  erase(@FromCaller() caller: Caller) {
    return this.erasures.erase(caller);
  }
}
