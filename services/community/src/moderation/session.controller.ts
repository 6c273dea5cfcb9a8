import { Body, Controller, Delete, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { ModerationSession } from '@coachlab/contracts';
import { type Caller, FromCaller, Strict, Text } from '@coachlab/service-common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ModerationGuard } from './moderation-guard.ts';
import { endedSessionCookie, sessionCookie, sessionSecretOf } from './session-cookie.ts';
import { Sessions } from './sessions.ts';

@Strict()
class SignInBody {
  @Text({ max: 500 })
  token!: string;
}

@Controller('api/forum/operators/session')
export class SessionController {
  constructor(private readonly sessions: Sessions) {}

  @Post()
  async signIn(
    @Body() { token }: SignInBody,
    @FromCaller() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ModerationSession> {
    const { secret, session } = await this.sessions.open(token, caller);
    void reply.header('set-cookie', sessionCookie(secret, this.sessions.desk));
    return session;
  }

  @Get()
  current(@Req() request: FastifyRequest): Promise<ModerationSession> {
    return this.sessions.find(sessionSecretOf(request, this.sessions.desk));
  }

  @Delete()
  @HttpCode(204)
  @UseGuards(ModerationGuard)
  async signOut(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.close(sessionSecretOf(request, this.sessions.desk) ?? '');
    void reply.header('set-cookie', endedSessionCookie(this.sessions.desk));
  }
}
