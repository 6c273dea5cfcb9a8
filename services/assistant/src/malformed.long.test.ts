import { afterAll, describe } from '@jest/globals';
import type { ChatRequest } from '@coachlab/contracts';
import { itStaysCalm, startTestService } from '@coachlab/service-common/testing';
import { assistant } from './assistant.ts';
import { SmallCatalogue } from './testing/small-catalogue.ts';

const question: ChatRequest = {
  message: 'How do I give feedback?',
  conversationHistory: [{ role: 'user', content: 'Hello' }],
  userProfile: null,
  journeyState: { completedItems: ['framework-grow'], mode: 'guided' },
  pageContext: '/lab',
};

describe('the assistant', () => {
  let catalogue: SmallCatalogue;
  afterAll(() => catalogue.stop());

  itStaysCalm({
    start: async () => {
      catalogue = await SmallCatalogue.start();
      return startTestService(assistant, catalogue.environment);
    },
    good: { 'POST /api/chat': question },
  });
});
