import { CHAT_LIMITS, type ResolvedSet } from '@coachlab/contracts';
import { completedItems, coachingProfile, conversation, journeyMode, useStored } from '@coachlab/learner';
import { useEffect, useRef, useState } from 'react';
import { useAccountProfile } from './account-profile.ts';
import { askAssistant } from './ask-assistant.ts';
import { GREETING, withGreeting } from './greeting.ts';
import type { Message } from './message.ts';
import { pageInWords } from './page-in-words.ts';

export interface Conversation {
  messages: readonly Message[];
  /** What has arrived of the answer under way; null when none is. */
  arriving: string | null;
  pending: boolean;
  /** The last message is the visitor's own, and nobody is answering it: it may be sent again. */
  unanswered: boolean;
  send: (text: string) => void;
  retry: () => void;
  /** Ends the answer under way; what has arrived of it stays. */
  stop: () => void;
  /** Back to the greeting alone; nothing stays stored. */
  clear: () => void;
}

/** The stored conversation, and the one answer that may be under way. A failure adds nothing and says nothing. */
export function useConversation(set: ResolvedSet): Conversation {
  const messages = withGreeting(useStored(conversation));
  const [arriving, setArriving] = useState<string | null>(null);
  const call = useRef<AbortController>(null);
  const account = useAccountProfile();
  useEffect(() => () => call.current?.abort('gone'), []);

  const ask = async (text: string, history: readonly Message[]) => {
    const mine = new AbortController();
    call.current = mine;
    setArriving('');
    const answer: Message = { role: 'assistant', content: '' };
    try {
      for await (const event of askAssistant(
        requestOf(text, history, account, pageInWords(set)),
        mine.signal,
      )) {
        // Cleared away in the meantime: whatever still comes is nobody's.
        if (call.current !== mine) return;
        if (event.type === 'delta') setArriving((answer.content += event.text));
        else if (event.type === 'citations') answer.citations = event.citations;
        else if (event.type === 'buttons') answer.buttons = event.buttons;
      }
    } catch {
      // By the specification a failed answer is neither shown nor reported; the visitor's own bubble offers to retry.
      if (mine.signal.reason !== STOPPED) answer.content = '';
    }
    if (call.current !== mine) return;
    call.current = null;
    const content = answer.content.trim();
    if (content) conversation.update((stored) => [...stored, { ...answer, content }]);
    setArriving(null);
  };

  const send = (typed: string) => {
    const text = typed.trim();
    if (!text || call.current) return;
    const before = withGreeting(conversation.get());
    conversation.set([...before, { role: 'user', content: text }]);
    void ask(text, before);
  };

  const last = messages.at(-1);
  const pending = arriving !== null;
  return {
    messages,
    arriving,
    pending,
    unanswered: !pending && last?.role === 'user',
    send,
    retry: () => {
      if (last?.role === 'user' && !call.current) void ask(last.content, messages.slice(0, -1));
    },
    stop: () => call.current?.abort(STOPPED),
    clear: () => {
      call.current?.abort('cleared');
      call.current = null;
      setArriving(null);
      conversation.set([]);
    },
  };
}

const STOPPED = 'stopped';

type Profile = Record<string, unknown>;

function requestOf(
  message: string,
  history: readonly Message[],
  account: Profile | undefined,
  pageContext: string,
) {
  const said = history.filter(({ content }) => content !== GREETING.content);
  return {
    message: message.slice(0, CHAT_LIMITS.message),
    conversationHistory: said
      .slice(-CHAT_LIMITS.historyEntries)
      .map(({ role, content }) => ({ role, content })),
    userProfile: (coachingProfile.get() as Profile | null) ?? account ?? null,
    journeyState: { completedItems: [...completedItems.get()], mode: journeyMode.get() },
    pageContext,
  };
}
