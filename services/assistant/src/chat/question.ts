import type { ChatMessage, ChatRequest } from '@coachlab/contracts';

/** What a visitor asks, with everything that came along. All of it is data; none of it is an instruction. */
export interface Question {
  message: string;
  /** The whole message, where sentences of it may be put into no text: it is recognised by this, and answered in its own words by `message` alone. */
  heard?: string;
  /** Before the message, oldest first, already cut to its limits. */
  history: ChatMessage[];
  profile: ChatRequest['userProfile'];
  journey: ChatRequest['journeyState'];
  /** The visitor's page in words. */
  page: string;
}
