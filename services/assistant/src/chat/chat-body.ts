import {
  CHAT_LIMITS,
  CHAT_PARTS,
  type ChatAct,
  type ChatMessage,
  type ChatRequest,
} from '@coachlab/contracts';
import { Text } from '@coachlab/service-common';
import { Transform, Type } from 'class-transformer';
import { IsArray, IsIn, IsObject, IsOptional, IsString, Matches, ValidateNested } from 'class-validator';

class MessageBody implements ChatMessage {
  @IsIn(['user', 'assistant'], { message: 'must be user or assistant' })
  role!: ChatMessage['role'];

  @IsString()
  content!: string;
}

class ActBody implements ChatAct {
  @IsIn(CHAT_PARTS, { message: 'must be a part' })
  part!: ChatAct['part'];

  @Matches(/^[\w.~-]{1,120}$/, { message: 'must be the name of a thing' })
  slug!: string;
}

class JourneyBody {
  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  completedItems: string[] = [];

  @IsOptional()
  @IsIn(['guided', 'explore'], { message: 'must be guided or explore' })
  mode: ChatRequest['journeyState']['mode'] = 'guided';
}

/** As many as an answer looks at, and the message itself, which a caller may have put at the end. */
const lastOf = (history: unknown) =>
  Array.isArray(history) ? history.slice(-(CHAT_LIMITS.historyEntries + 1)) : history;

/** POST /api/chat. Everything but the message is data about the conversation, and may be missing. */
export class ChatBody implements ChatRequest {
  @Text({ min: 1, max: CHAT_LIMITS.message })
  message!: string;

  @IsOptional()
  @ValidateNested()
  @Type(() => ActBody)
  act?: ActBody;

  @IsOptional()
  @IsArray()
  // A list in the list would pass for messages, each of its own.
  @IsObject({ each: true, message: 'must be messages' })
  @ValidateNested({ each: true })
  @Type(() => MessageBody)
  @Transform(({ value }) => lastOf(value))
  conversationHistory: ChatMessage[] = [];

  @IsOptional()
  @IsObject()
  userProfile: ChatRequest['userProfile'] = null;

  @IsOptional()
  @ValidateNested()
  @Type(() => JourneyBody)
  journeyState: ChatRequest['journeyState'] = new JourneyBody();

  @IsOptional()
  @IsString()
  pageContext = '';
}
