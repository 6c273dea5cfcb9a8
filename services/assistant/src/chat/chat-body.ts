import { CHAT_LIMITS, type ChatRequest } from '@coachlab/contracts';
import { Text } from '@coachlab/service-common';
import { IsArray, IsObject, IsOptional, IsString } from 'class-validator';

/** POST /api/chat. Everything but the message is data about the conversation, and may be missing. */
export class ChatBody implements ChatRequest {
  @Text({ min: 1, max: CHAT_LIMITS.message })
  message!: string;

  @IsOptional()
  @IsArray()
  conversationHistory: ChatRequest['conversationHistory'] = [];

  @IsOptional()
  @IsObject()
  userProfile: ChatRequest['userProfile'] = null;

  @IsOptional()
  @IsObject()
  journeyState: ChatRequest['journeyState'] = { completedItems: [], mode: 'guided' };

  @IsOptional()
  @IsString()
  pageContext = '';
}
