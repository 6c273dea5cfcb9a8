import { Body, Controller, HttpCode, Param, Post, Res, UseGuards } from '@nestjs/common';
import type { ChangeAnswer } from '@coachlab/contracts';
import type { FastifyReply } from 'fastify';
import type { Team } from '../store/team-tokens.ts';
import { FromTeam, TokenGuard } from './token.guard.ts';
import { CanaryBody, LiftBody, PromoteBody, RollbackBody, WhyBody } from './change-requests.ts';
import { ChangesService } from '../application/changes.service.ts';

@Controller('api/registry/remotes/:name')
@UseGuards(TokenGuard)
export class ChangesController {
  constructor(private readonly changes: ChangesService) {}

  @Post('canary')
  @HttpCode(200)
  async canary(
    @Param('name') name: string,
    @Body() body: CanaryBody,
    @FromTeam() team: Team,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChangeAnswer> {
    return orAccepted(await this.changes.canary(name, body, team), reply);
  }

  @Post('promote')
  @HttpCode(200)
  async promote(
    @Param('name') name: string,
    @Body() body: PromoteBody,
    @FromTeam() team: Team,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChangeAnswer> {
    return orAccepted(await this.changes.promote(name, body, team), reply);
  }

  @Post('rollback')
  @HttpCode(200)
  rollback(
    @Param('name') name: string,
    @Body() body: RollbackBody,
    @FromTeam() team: Team,
  ): Promise<ChangeAnswer> {
    return this.changes.rollback(name, body, team);
  }

  @Post('abort')
  @HttpCode(200)
  abort(@Param('name') name: string, @Body() body: WhyBody, @FromTeam() team: Team): Promise<ChangeAnswer> {
    return this.changes.abort(name, body, team);
  }

  @Post('lift')
  @HttpCode(200)
  lift(@Param('name') name: string, @Body() body: LiftBody, @FromTeam() team: Team): Promise<ChangeAnswer> {
    return this.changes.lift(name, body, team);
  }

  @Post('pause')
  @HttpCode(200)
  pause(@Param('name') name: string, @Body() body: WhyBody, @FromTeam() team: Team): Promise<ChangeAnswer> {
    return this.changes.pause(name, body, team);
  }

  @Post('resume')
  @HttpCode(200)
  resume(@Param('name') name: string, @Body() body: WhyBody, @FromTeam() team: Team): Promise<ChangeAnswer> {
    return this.changes.resume(name, body, team);
  }
}

/** 202 for what waits for a rehearsal. */
function orAccepted(answer: ChangeAnswer, reply: FastifyReply): ChangeAnswer {
  if (answer.rehearsal) reply.status(202);
  return answer;
}
