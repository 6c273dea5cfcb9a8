import type { Message } from './message.ts';

/** The assistant's first words. Stored with the rest, as the first message. */
export const GREETING: Message = {
  role: 'assistant',
  content:
    'Hello. I can explain a framework, help you choose a tool, or suggest where to start. What is on your mind?',
};

/** What is stored, with the greeting before it unless some assistant's words begin it already. */
export function withGreeting(stored: readonly Message[]): readonly Message[] {
  return stored[0]?.role === 'assistant' ? stored : [GREETING, ...stored];
}
