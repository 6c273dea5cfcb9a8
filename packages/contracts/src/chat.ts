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

/** Something the visitor may want to say next: pressing it sends `says`. */
export interface ChatButton {
  label: string;
  says: string;
}

export interface ChatAnswer {
  response: string;
  citations: Citation[];
  /** Left out when there are none. */
  buttons?: ChatButton[];
}

/** POST /api/chat with `Accept: text/event-stream`: the event's name is `type`, its data the other fields as JSON. */
export type ChatStreamEvent =
  | { type: 'delta'; text: string }
  | { type: 'citations'; citations: Citation[] }
  | { type: 'buttons'; buttons: ChatButton[] }
  | { type: 'done' }
  | { type: 'error'; status: number; code: string; title: string; requestId: string };

/** GET /api/chat/about: who answers, for the privacy page. */
export interface ChatAbout {
  answeredBy: 'coach' | 'model';
  /** Where messages, history, profile, progress and page go; null = nowhere. */
  model: { name: string; host: string } | null;
}
