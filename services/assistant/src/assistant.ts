import { BODY_LIMIT } from '@coachlab/contracts';
import { defineService } from '@coachlab/service-common';
import { AssistantModule } from './assistant.module.ts';
import { settings } from './settings.ts';

/** The assistant: answers in words, and points to real items of the catalogue. Keeps nothing. */
export const assistant = defineService({
  name: 'assistant',
  port: 4105,
  apis: { chat: '1.1.0' },
  module: AssistantModule,
  settings,
  bodyLimit: BODY_LIMIT.chat,
  // A history of 400 entries and a thousand items completed; the whole of an answer as one text.
  bodyShape: { fields: 1_000, entries: 1_400, text: 128 * 1024 },
});
