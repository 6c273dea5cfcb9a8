import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import type { CollectAnswer, CollectRequest } from '@coachlab/contracts';
import { Deadline, Strict } from '@coachlab/service-common';
import { IsBoolean, IsOptional } from 'class-validator';
import type { TokenHolder } from '../store/team-tokens.ts';
import { FromTeam, TokenGuard } from './token.guard.ts';
import { CollectService } from '../jobs/collect.service.ts';

@Strict()
class CollectBody implements CollectRequest {
  @IsOptional()
  @IsBoolean()
  dryRun?: boolean;
}

@Controller('api/registry/collect')
@UseGuards(TokenGuard)
export class CollectController {
  constructor(private readonly collect: CollectService) {}

  /** Of the team's own remote. */
  @Post()
  @HttpCode(200)
  @Deadline(120_000)
  run(@Body() { dryRun = false }: CollectBody, @FromTeam() team: TokenHolder): Promise<CollectAnswer> {
    return this.collect.collect(team, dryRun);
  }
}
