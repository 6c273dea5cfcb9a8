import { Module } from '@nestjs/common';
import { CatalogSearch } from './chat/catalog-search.ts';
import { ChatController } from './chat/chat.controller.ts';
import { ChatService } from './chat/chat.service.ts';

@Module({ controllers: [ChatController], providers: [ChatService, CatalogSearch] })
export class AssistantModule {}
