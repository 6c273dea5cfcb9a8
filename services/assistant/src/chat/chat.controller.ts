import type { ChatAnswer } from '@coachlab/contracts';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ChatBody } from './chat-body.ts';
import { ChatService } from './chat.service.ts';

@Controller('api/chat')
export class ChatController {
  constructor(private readonly chat: ChatService) {}

  @Post()
  @HttpCode(200)
  answer(@Body() body: ChatBody): Promise<ChatAnswer> {
    return this.chat.answer(body);
  }
}
