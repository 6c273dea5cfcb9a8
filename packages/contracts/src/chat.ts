export interface ChatMessage {
  role: 'user' | 'assistant';
  content: string;
}

export const CHAT_LIMITS = { message: 4_000, historyEntries: 20, historyCharacters: 24_000 } as const;

/** What a button asks for. */
export const CHAT_PARTS = [
  'whole',
  'words',
  'email',
  'agenda',
  'checklist',
  'questions',
  'practise',
  'explain',
  'next',
  'theme',
] as const;

/** One part of one thing, as data: what was pressed is never guessed from words. */
export interface ChatAct {
  part: (typeof CHAT_PARTS)[number];
  /** A situation's slug, an artifact's id, or a theme. */
  slug: string;
}

/** POST /api/chat. */
export interface ChatRequest {
  message: string;
  /** Of the button that was pressed, whose `says` is the message. */
  act?: ChatAct;
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

/** Something the visitor may want next: pressing it sends `says`, and `act` with it. */
export interface ChatButton {
  label: string;
  says: string;
  act?: ChatAct;
}

/** What may be a danger to somebody. `line` is also the answer's first paragraph, for clients that fold nothing. */
export interface ChatAlarm {
  line: string;
  /** What to do and who to call, in Markdown. */
  help: string;
}

export interface ChatAnswer {
  response: string;
  citations: Citation[];
  /** Left out when there are none. */
  buttons?: ChatButton[];
  /** Left out when nothing sounds like a danger, and when one is answered first. */
  alarm?: ChatAlarm;
}

/** POST /api/chat with `Accept: text/event-stream`: the event's name is `type`, its data the other fields as JSON. */
export type ChatStreamEvent =
  | { type: 'delta'; text: string }
  | { type: 'citations'; citations: Citation[] }
  | { type: 'buttons'; buttons: ChatButton[] }
  | { type: 'done' }
  | { type: 'error'; status: number; code: string; title: string; requestId: string };

/** Comes before the text that begins with its line. */
export interface ChatAlarmEvent {
  type: 'alarm';
  alarm: ChatAlarm;
}

/** GET /api/chat/about: who answers, for the privacy page. */
export interface ChatAbout {
  answeredBy: 'coach' | 'model';
  /** Where messages, history, profile, progress and page go; null = nowhere. */
  model: { name: string; host: string } | null;
}
