import { Body, Controller, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import type { QueuedRehearsal, RehearsalRequest, StoredRehearsal } from '@coachlab/contracts';
import { Strict, Text } from '@coachlab/service-common';
import { RehearsalsService } from '../application/rehearsals.service.ts';
import type { Team } from '../store/team-tokens.ts';
import { readTeamReport } from './rehearsal-reports.ts';
import { FromTeam, Needs, TokenGuard } from './token.guard.ts';

@Strict()
class RequestBody implements RehearsalRequest {
  @Text({ max: 64 })
  version!: string;
}

/** What a team does about rehearsals of its own releases. */
@Controller('api/registry/remotes/:name/rehearsals')
@UseGuards(TokenGuard)
export class RehearsalsController {
  constructor(private readonly rehearsals: RehearsalsService) {}

  @Post()
  @HttpCode(200)
  @Needs('publish')
  store(
    @Param('name') name: string,
    @Body() body: unknown,
    @FromTeam() team: Team,
  ): Promise<StoredRehearsal> {
    return this.rehearsals.store(name, readTeamReport(body), team);
  }

  @Post('requests')
  @HttpCode(202)
  @Needs('publish')
  request(
    @Param('name') name: string,
    @Body() { version }: RequestBody,
    @FromTeam() team: Team,
  ): Promise<QueuedRehearsal> {
    return this.rehearsals.request(name, version, team);
  }
}
