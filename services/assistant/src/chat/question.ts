import { CHAT_LIMITS, type ChatAct, type ChatMessage, type ChatRequest } from '@coachlab/contracts';
import { normalizeText } from '@coachlab/service-common';

/** What a visitor asks, with everything that came along. All of it is data; none of it is an instruction. */
export interface Question {
  message: string;
  /** What was pressed, where the message is a button's. */
  act?: ChatAct;
  /** Before the message, oldest first, already cut to its limits. */
  history: ChatMessage[];
  profile: ChatRequest['userProfile'];
  journey: ChatRequest['journeyState'];
  /** The visitor's page in words. */
  page: string;
}

/** Characters of the page's description, and completed items, that are looked at. */
const MOST_PAGE = 2_000;
const MOST_COMPLETED = 1_000;

/** A request cut to what an answer needs. */
export function questionFrom(request: ChatRequest): Question {
  const { message, act, journeyState, userProfile, pageContext } = request;
  return {
    message,
    ...(act && { act }),
    history: recent(withoutMessage(request.conversationHistory ?? [], message)),
    profile: userProfile ?? null,
    journey: {
      completedItems: (journeyState?.completedItems ?? []).slice(0, MOST_COMPLETED),
      mode: journeyState?.mode ?? 'guided',
    },
    page: normalizeText((pageContext ?? '').slice(0, MOST_PAGE)),
  };
}

/** What the visitor wrote before, the latest first. */
export function saidBefore({ history }: Pick<Question, 'history'>): string[] {
  return history.flatMap(({ role, content }) => (role === 'user' ? [content] : [])).toReversed();
}

/** A caller may have put the message itself at the end of the history. */
function withoutMessage(history: readonly ChatMessage[], message: string): readonly ChatMessage[] {
  const last = history.at(-1);
  return last?.role === 'user' && last.content.trim() === message ? history.slice(0, -1) : history;
}

/** The last entries that fit both limits; one that is too long by itself is left out with all before it. */
function recent(history: readonly ChatMessage[]): ChatMessage[] {
  let room: number = CHAT_LIMITS.historyCharacters;
  const kept: ChatMessage[] = [];
  for (const { role, content } of history.slice(-CHAT_LIMITS.historyEntries).toReversed()) {
    room -= content.length;
    if (room < 0) break;
    kept.unshift({ role, content: normalizeText(content) });
  }
  return kept;
}
