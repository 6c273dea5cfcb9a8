import { IconButton } from '@coachlab/ui';
import Retry from 'lucide-react/icons/rotate-cw';
import css from './chat.module.css';
import { CoachMessage } from './coach-message.tsx';
import type { Conversation } from './use-conversation.ts';
import { NextWords } from './next-words.tsx';
import { useFollowBottom } from './use-follow-bottom.ts';

interface ChatLogProps {
  conversation: Conversation;
  /** A link was followed. */
  onFollow: () => void;
}

/** All that was said. Follows its end unless the reader has scrolled up; the reader's own words always show. */
export function ChatLog({ conversation, onFollow }: ChatLogProps) {
  const { messages, arriving, pending, unanswered, retry, send } = conversation;
  const own = messages.filter(({ role }) => role === 'user').length;
  const list = useFollowBottom([messages, arriving], own);
  return (
    <div ref={list} className={css.log} role="log" aria-label="Conversation" aria-busy={pending} tabIndex={0}>
      {messages.map((message, index) =>
        message.role === 'assistant' ? (
          <CoachMessage key={index} message={message} onFollow={onFollow} />
        ) : (
          <div key={index} className={css.own}>
            <p className={css.bubble} dir="auto">
              {message.content}
            </p>
            {unanswered && index === messages.length - 1 && (
              <IconButton icon={Retry} size="small" label="Retry sending" onClick={retry} />
            )}
          </div>
        ),
      )}
      {!pending && <NextWords after={messages} onSay={send} />}
      {arriving?.content && <CoachMessage message={arriving} arriving />}
      {arriving?.content === '' && (
        <p className={css.thinking} role="status">
          Thinking...
        </p>
      )}
    </div>
  );
}
