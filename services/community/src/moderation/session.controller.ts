import { Body, Controller, Delete, Get, HttpCode, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { ModerationSession } from '@coachlab/contracts';
import { type Caller, CONFIG, FromCaller, Strict, Text } from '@coachlab/service-common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CommunityConfig } from '../settings.ts';
import { ModerationGuard } from './moderation-guard.ts';
import { endedSessionCookie, sessionCookie, sessionSecretOf } from './session-cookie.ts';
import { Sessions } from './sessions.ts';

@Strict()
class SignInBody {
  @Text({ max: 500 })
  token!: string;
}

@Controller('api/forum/moderation/session')
export class SessionController {
  constructor(
    private readonly sessions: Sessions,
    @Inject(CONFIG) private readonly config: CommunityConfig,
  ) {}

  @Post()
  async signIn(
    @Body() { token }: SignInBody,
    @FromCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ModerationSession> {
    const { secret, session } = await this.sessions.open(token, caller);
    void reply.header('set-cookie', sessionCookie(secret, this.config.PUBLIC_URL));
    return session;
  }

  @Get()
  current(@Req() request: FastifyRequest): Promise<ModerationSession> {
    return this.sessions.find(sessionSecretOf(request));
  }

  @Delete()
  @HttpCode(204)
  @UseGuards(ModerationGuard)
  async signOut(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.close(sessionSecretOf(request) ?? '');
    void reply.header('set-cookie', endedSessionCookie(this.config.PUBLIC_URL));
  }
}
