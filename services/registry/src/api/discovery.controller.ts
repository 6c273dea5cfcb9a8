import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { type CachedBody, Deadline } from '@coachlab/service-common';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { teamOf } from './token.guard.ts';
import { TeamTokens } from '../store/team-tokens.ts';
import { DiscoveryService } from '../application/discovery.service.ts';

class DiscoveryQuery {
  /** Seconds to wait for a document other than the one in If-None-Match. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(30)
  wait?: number;
}

@Controller('discovery')
export class DiscoveryController {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly tokens: TeamTokens,
  ) {}

  @Get()
  @Deadline(0)
  async get(
    @Query() { wait = 0 }: DiscoveryQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CachedBody> {
    // The gateway passes on only callers from outside that bring a token: one that is none must not open the door.
    if (request.headers.authorization !== undefined) await teamOf(request, this.tokens);
    const known = request.headers['if-none-match'];
    if (known === undefined || wait === 0) return this.discovery.current();
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    return this.discovery.next((tag) => known.includes(tag), wait * 1_000, gone.signal);
  }

  /** For everybody, from any origin: other hosts find our remotes by it. */
  @Get('frontend-discovery.json')
  exported(): Promise<CachedBody> {
    return this.discovery.exported();
  }
}
