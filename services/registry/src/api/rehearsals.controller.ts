import { Body, Controller, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import type { RehearsalReport, StoredRehearsal } from '@coachlab/contracts';
import { validatorFor } from '@coachlab/federation/server';
import { RehearsalsService } from '../application/rehearsals.service.ts';
import type { Team } from '../store/team-tokens.ts';
import { read } from './read-body.ts';
import { FromTeam, Needs, TokenGuard } from './token.guard.ts';

const version = { type: 'string', minLength: 1, maxLength: 64 };
const count = { type: 'integer', minimum: 0, maximum: 10_000 };

const report = validatorFor({
  type: 'object',
  required: ['version', 'among', 'pages', 'faults'],
  additionalProperties: false,
  properties: {
    version,
    among: {
      type: 'object',
      maxProperties: 500,
      propertyNames: { pattern: '^[a-z][a-z0-9-]*$', maxLength: 40 },
      additionalProperties: version,
    },
    pages: {
      type: 'object',
      required: ['server', 'browser'],
      additionalProperties: false,
      properties: { server: { ...count, minimum: 1 }, browser: count },
    },
    faults: {
      type: 'array',
      maxItems: 50,
      items: {
        type: 'object',
        required: ['address', 'part', 'text'],
        additionalProperties: false,
        properties: {
          address: { type: 'string', minLength: 1, maxLength: 500 },
          part: { enum: ['server', 'browser'] },
          text: { type: 'string', minLength: 1, maxLength: 500 },
        },
      },
    },
  },
});

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
    return this.rehearsals.store(name, read<RehearsalReport>(body, report), team);
  }
}
