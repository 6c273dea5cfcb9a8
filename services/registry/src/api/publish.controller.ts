import { Controller, Param, Post, Req, Res, UnsupportedMediaTypeException, UseGuards } from '@nestjs/common';
import type { PublishAnswer } from '@coachlab/contracts';
import { Deadline } from '@coachlab/service-common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PACKAGE_MEDIA_TYPES } from './body-parsers.ts';
import type { Team } from '../store/team-tokens.ts';
import { FromTeam, Needs, TokenGuard } from './token.guard.ts';
import { PublishService } from '../application/publish.service.ts';

@Controller('api/registry/remotes/:name/releases')
@UseGuards(TokenGuard)
@Needs('publish')
export class PublishController {
  constructor(private readonly publish: PublishService) {}

  @Post()
  @Deadline(60_000)
  async create(
    @Param('name') name: string,
    @FromTeam() team: Team,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PublishAnswer> {
    const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
    if (!type || !PACKAGE_MEDIA_TYPES.includes(type)) throw new UnsupportedMediaTypeException();
    try {
      // Not destroyed when it is refused half way: the caller still has to hear why.
      const body = request.raw.iterator({ destroyOnReturn: false });
      const answer = await this.publish.publish(name, body, team);
      void reply.code(answer.created ? 201 : 200);
      return answer;
    } finally {
      // A caller reads no answer before it has sent its body.
      request.raw.resume();
    }
  }
}
