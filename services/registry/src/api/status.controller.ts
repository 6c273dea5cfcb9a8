import { Controller, Get, Param, Query, UseGuards } from '@nestjs/common';
import type { AuditRow, RegistryStatus, RolloutStatus } from '@coachlab/contracts';
import { OptionalText, Strict } from '@coachlab/service-common';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { StatusService } from '../application/status.service.ts';
import { TokenGuard } from './token.guard.ts';

@Strict()
class AuditQuery {
  @OptionalText({ max: 40 })
  remote?: string;

  /** Rows. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(1_000)
  limit?: number;
}

/** Allow lists and reasons are for the teams only, but for all of them. */
@Controller('api/registry')
@UseGuards(TokenGuard)
export class StatusController {
  constructor(private readonly status: StatusService) {}

  @Get('status')
  all(): Promise<RegistryStatus> {
    return this.status.status();
  }

  @Get('remotes/:remote/rollout')
  rollout(@Param('remote') remote: string): Promise<RolloutStatus> {
    return this.status.rollout(remote);
  }

  @Get('audit')
  audit(@Query() { remote, limit = 100 }: AuditQuery): Promise<AuditRow[]> {
    return this.status.audit(remote, limit);
  }
}
