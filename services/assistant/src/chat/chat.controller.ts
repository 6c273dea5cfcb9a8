import type { ChatAbout, ChatAnswer } from '@coachlab/contracts';
import { type Caller, Deadline, FromCaller, Limited, type LimitPolicy } from '@coachlab/service-common';
import { localesOf } from '@coachlab/safety';
import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { ChatBody } from './chat-body.ts';
import { ChatService } from './chat.service.ts';
import { EVENT_STREAM, eventStream } from './event-stream.ts';

/** A quick talker's pace; thirty people in one room share an address. */
const PACE: LimitPolicy = {
  name: 'chat',
  visitor: [{ burst: 12, every: 3 }],
  ip: [{ burst: 200, every: 0.2 }],
};

@Controller('api/chat')
export class ChatController {
  constructor(private readonly chat: ChatService) {}

  /** JSON, or with `Accept: text/event-stream` the events of ChatStreamEvent. A caller who leaves ends the work. */
  @Post()
  @HttpCode(200)
  @Deadline(0)
  @Limited(PACE)
  async answer(
    @Body() body: ChatBody,
    @FromCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChatAnswer | Readable> {
    const gone = whenGone(reply);
    void reply.header('cache-control', 'no-store');
    const locales = localesOf(request.headers['accept-language']);
    if (!request.headers.accept?.includes(EVENT_STREAM)) return this.chat.answer(body, gone, locales);
    const stream = await eventStream(this.chat.events(body, gone, locales), caller.requestId);
    // A proxy that gathers an answer first would make a stream of it no more.
    void reply.type(EVENT_STREAM).header('x-accel-buffering', 'no');
    return stream;
  }

  /** Who answers, for the page that tells visitors what becomes of their words. */
  @Get('about')
  about(): ChatAbout {
    return this.chat.about();
  }
}

/** Aborts when the caller leaves before the answer is out. */
function whenGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
