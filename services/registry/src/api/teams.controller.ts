import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, UseGuards } from '@nestjs/common';
import type { TeamAnswer, TeamInfo, TeamRequest } from '@coachlab/contracts';
import { Strict, Text } from '@coachlab/service-common';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsOptional, Matches, ValidateBy } from 'class-validator';
import { TeamsService } from '../application/teams.service.ts';
import type { TokenHolder } from '../store/team-tokens.ts';
import { FromOperator, OperatorGuard } from './operator.guard.ts';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const ORIGIN = /^https?:\/\/[A-Za-z0-9.:[\]-]{1,200}$/;
const MOST = 20;

@Strict()
class TeamBody implements TeamRequest {
  @Text({ max: 40 })
  @Matches(NAME, { message: 'name must be lower-case letters, digits and hyphens' })
  name!: string;

  @Text({ max: 300 })
  owner!: string;

  @IsArray()
  @ArrayMaxSize(MOST)
  @ArrayUnique()
  @Matches(/^(\/[a-z0-9][a-z0-9._~-]*)+$/, {
    each: true,
    message: 'routes must be plain paths such as /events',
  })
  routes!: string[];

  @IsArray()
  @ArrayMaxSize(MOST)
  @ArrayUnique()
  @Matches(NAME, { each: true, message: 'slots must be lower-case letters, digits and hyphens' })
  slots!: string[];

  @ValidateBy({
    name: 'isApis',
    validator: {
      validate: isApis,
      defaultMessage: () => 'apis must be API names to origins such as http://events:4101',
    },
  })
  apis!: Record<string, string>;
}

@Strict()
class RemoveQuery {
  /** `true`: also takes the section from visitors who have it. */
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'must be true or false' })
  retire?: 'true' | 'false';
}

@Controller('api/registry/teams')
@UseGuards(OperatorGuard)
export class TeamsController {
  constructor(private readonly teams: TeamsService) {}

  @Get()
  list(): Promise<TeamInfo[]> {
    return this.teams.list();
  }

  @Post()
  create(@Body() body: TeamBody, @FromOperator() operator: TokenHolder): Promise<TeamAnswer> {
    return this.teams.create(body, operator);
  }

  @Delete(':team')
  @HttpCode(204)
  remove(
    @Param('team') name: string,
    @Query() { retire }: RemoveQuery,
    @FromOperator() operator: TokenHolder,
  ): Promise<void> {
    return this.teams.remove(name, { retire: retire === 'true' }, operator);
  }
}

function isApis(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.length <= MOST &&
    entries.every(([api, origin]) => NAME.test(api) && typeof origin === 'string' && ORIGIN.test(origin))
  );
}
