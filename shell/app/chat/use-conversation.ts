import { type ChatAct, CHAT_LIMITS, type ResolvedSet } from '@coachlab/contracts';
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
  arriving: Message | null;
  pending: boolean;
  /** The last message is the visitor's own, and nobody is answering it: it may be sent again. */
  unanswered: boolean;
  /** @param act of the button that was pressed */
  send: (text: string, act?: ChatAct) => void;
  retry: () => void;
  /** Ends the answer under way; what has arrived of it stays. */
  stop: () => void;
  /** Back to the greeting alone; nothing stays stored. */
  clear: () => void;
}

/** The stored conversation, and the one answer that may be under way. A failure adds nothing and says nothing. */
export function useConversation(set: ResolvedSet): Conversation {
  const messages = withGreeting(useStored(conversation));
  const [arriving, setArriving] = useState<Message | null>(null);
  const call = useRef<AbortController>(null);
  const account = useAccountProfile();
  useEffect(() => () => call.current?.abort('gone'), []);

  const ask = async (asked: Message, history: readonly Message[]) => {
    const mine = new AbortController();
    call.current = mine;
    const answer: Message = { role: 'assistant', content: '' };
    setArriving({ ...answer });
    try {
      for await (const event of askAssistant(
        requestOf(asked, history, account, pageInWords(set)),
        mine.signal,
      )) {
        // Cleared away in the meantime: whatever still comes is nobody's.
        if (call.current !== mine) return;
        if (event.type === 'delta') answer.content += event.text;
        else if (event.type === 'alarm') answer.alarm = event.alarm;
        else if (event.type === 'citations') answer.citations = event.citations;
        else if (event.type === 'buttons') answer.buttons = event.buttons;
        setArriving({ ...answer });
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

  const send = (typed: string, act?: ChatAct) => {
    const text = typed.trim();
    if (!text || call.current) return;
    const before = withGreeting(conversation.get());
    const asked: Message = { role: 'user', content: text, ...(act && { act }) };
    conversation.set([...before, asked]);
    void ask(asked, before);
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
      if (last?.role === 'user' && !call.current) void ask(last, messages.slice(0, -1));
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
  { content, act }: Message,
  history: readonly Message[],
  account: Profile | undefined,
  pageContext: string,
) {
  const said = history.filter((one) => one.content !== GREETING.content);
  return {
    message: content.slice(0, CHAT_LIMITS.message),
    ...(act && { act }),
    conversationHistory: said
      .slice(-CHAT_LIMITS.historyEntries)
      .map((one) => ({ role: one.role, content: one.content })),
    userProfile: (coachingProfile.get() as Profile | null) ?? account ?? null,
    journeyState: { completedItems: [...completedItems.get()], mode: journeyMode.get() },
    pageContext,
  };
}
