import { Controller } from '@nestjs/common';
import { MyDataEndpoints } from '@coachlab/service-common';
import { ErasureService } from './erasure.service.ts';
import { ExportService } from './export.service.ts';

@Controller('api/assessment/my-data')
export class MyDataController extends MyDataEndpoints {
  constructor(
    protected readonly exports: ExportService,
    protected readonly erasures: ErasureService,
  ) {
    super();
  }
}
