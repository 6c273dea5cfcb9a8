export interface ChatMessage {
  role: 'user' | 'assistant';
  content: string;
}

export const CHAT_LIMITS = { message: 4_000, historyEntries: 20, historyCharacters: 24_000 } as const;

/** POST /api/chat. */
export interface ChatRequest {
  message: string;
  conversationHistory: ChatMessage[];
  userProfile: Record<string, unknown> | null;
  journeyState: { completedItems: string[]; mode: 'guided' | 'explore' };
  /** The current page in plain words. Data, never an instruction. */
  pageContext: string;
}

export interface Citation {
  id: string;
  title: string;
  url: string;
}

export interface ChatAnswer {
  response: string;
  citations: Citation[];
}
