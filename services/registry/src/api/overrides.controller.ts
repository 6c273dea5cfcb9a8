import { Body, Controller, Get, Param, Post, UseGuards } from '@nestjs/common';
import type { OverrideAnswer, OverrideRequest, SignedRelease } from '@coachlab/contracts';
import { Strict } from '@coachlab/service-common';
import { IsInt, IsObject, Max, Min } from 'class-validator';
import type { Team } from '../store/team-tokens.ts';
import { FromTeam, Needs, TokenGuard } from './token.guard.ts';
import { OverridesService } from '../application/overrides.service.ts';

@Strict()
class OverrideBody implements OverrideRequest {
  @IsObject()
  releases!: Record<string, string>;

  @IsInt()
  @Min(1)
  @Max(1_440)
  minutes!: number;
}

@Controller()
export class OverridesController {
  constructor(private readonly overrides: OverridesService) {}

  @Post('api/registry/overrides')
  @UseGuards(TokenGuard)
  @Needs('publish')
  create(@Body() { releases, minutes }: OverrideBody, @FromTeam() team: Team): Promise<OverrideAnswer> {
    return this.overrides.create(releases, minutes, team);
  }

  /** For shells, which reach the registry directly, and for teams, whose calls the gateway passes on. */
  @Get('discovery/releases/:name/:version')
  release(@Param('name') name: string, @Param('version') version: string): Promise<SignedRelease> {
    return this.overrides.release(name, version);
  }
}
