import { Controller, Delete, Get } from '@nestjs/common';
import { type Caller, FromCaller, Limited, type LimitPolicy } from '@coachlab/service-common';
import { ErasureService } from './erasure.service.ts';
import { ExportService } from './export.service.ts';

/** Nobody needs either often; a workshop of thirty may end with everybody's. */
const READING: LimitPolicy = {
  name: 'my-data.read',
  visitor: [{ burst: 10, every: 30 }],
  ip: [{ burst: 120, every: 2 }],
};
const ERASING: LimitPolicy = { ...READING, name: 'my-data.erase' };

@Controller('api/community/my-data')
export class MyDataController {
  constructor(
    private readonly exports: ExportService,
    private readonly erasures: ErasureService,
  ) {}

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
