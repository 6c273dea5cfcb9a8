import { Body, Controller, HttpCode, Param, Post, Put, Res, UseGuards } from '@nestjs/common';
import type { RehearsalClaim, StoredRehearsal } from '@coachlab/contracts';
import { Strict, Text } from '@coachlab/service-common';
import type { FastifyReply } from 'fastify';
import { RehearsalsService } from '../application/rehearsals.service.ts';
import type { Team } from '../store/team-tokens.ts';
import { readPlatformReport } from './rehearsal-reports.ts';
import { FromRehearser, RehearserGuard } from './rehearser.guard.ts';

@Strict()
class ReasonBody {
  @Text({ max: 500 })
  reason!: string;
}

/** What the platform's rehearser does: it takes a release that waits, and says what it did. */
@Controller('api/registry/rehearsals/claims')
@UseGuards(RehearserGuard)
export class ClaimsController {
  constructor(private readonly rehearsals: RehearsalsService) {}

  @Post()
  @HttpCode(200)
  async claim(
    @FromRehearser() rehearser: Team,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RehearsalClaim | undefined> {
    const claim = await this.rehearsals.claim(rehearser);
    if (claim) return claim;
    reply.status(204);
    return undefined;
  }

  /** Said every twenty seconds: it is still being played. */
  @Put(':id')
  @HttpCode(204)
  renew(@Param('id') id: string): Promise<void> {
    return this.rehearsals.renew(id);
  }

  @Post(':id/report')
  @HttpCode(200)
  report(
    @Param('id') id: string,
    @Body() body: unknown,
    @FromRehearser() rehearser: Team,
  ): Promise<StoredRehearsal> {
    return this.rehearsals.report(id, readPlatformReport(body), rehearser);
  }

  /** It could not be played, for a reason that is not the release's. */
  @Post(':id/failure')
  @HttpCode(204)
  fail(@Param('id') id: string, @Body() { reason }: ReasonBody): Promise<void> {
    return this.rehearsals.giveUp(id, reason);
  }
}
