import { Body, Controller, Get, Put, UseGuards } from '@nestjs/common';
import type { OfflineAnswer, OfflineRequest } from '@coachlab/contracts';
import { OptionalText, Strict } from '@coachlab/service-common';
import { IsBoolean } from 'class-validator';
import { OfflineService } from '../application/offline.service.ts';
import type { TokenHolder } from '../store/team-tokens.ts';
import { FromOperator, OperatorGuard } from './operator.guard.ts';

@Strict()
class OfflineBody implements OfflineRequest {
  @IsBoolean()
  offline!: boolean;

  @OptionalText({ max: 500 })
  why?: string;
}

@Controller('api/registry/offline')
@UseGuards(OperatorGuard)
export class OfflineController {
  constructor(private readonly offline: OfflineService) {}

  @Get()
  current(): Promise<OfflineAnswer> {
    return this.offline.current();
  }

  @Put()
  set(@Body() body: OfflineBody, @FromOperator() operator: TokenHolder): Promise<OfflineAnswer> {
    return this.offline.set(body, operator);
  }
}
