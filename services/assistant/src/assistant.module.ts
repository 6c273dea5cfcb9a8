import { Module } from '@nestjs/common';
import { ChatController } from './chat/chat.controller.ts';
import { ChatService } from './chat/chat.service.ts';
import { CONTENT, readContent } from './knowledge/content.ts';
import { Sources } from './knowledge/sources.ts';

@Module({
  controllers: [ChatController],
  providers: [ChatService, Sources, { provide: CONTENT, useFactory: readContent }],
})
export class AssistantModule {}
