import { BODY_LIMIT } from '@coachlab/contracts';
import { defineService } from '@coachlab/service-common';
import { AssistantModule } from './assistant.module.ts';
import { settings } from './settings.ts';

/** The assistant: answers in words, and points to real items of the catalogue. Keeps nothing. */
export const assistant = defineService({
  name: 'assistant',
  port: 4105,
  apis: { chat: '1.0.0' },
  module: AssistantModule,
  settings,
  bodyLimit: BODY_LIMIT.chat,
});
