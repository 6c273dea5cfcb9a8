import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Readiness, type ReadyAnswer } from './readiness.ts';

@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** The process runs. */
  @Get('live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** The process wants work: 503 while it drains or its database is down. */
  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<ReadyAnswer> {
    const answer = await this.readiness.answer();
    if (answer.status !== 'ok') void reply.code(503);
    return answer;
  }
}
