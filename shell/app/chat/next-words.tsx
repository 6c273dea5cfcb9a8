import type { ChatAct, ChatButton } from '@coachlab/contracts';
import { Chip } from '@coachlab/ui';
import css from './chat.module.css';
import { buttonsOf, type Message } from './message.ts';
import { OPENINGS } from './openings.ts';

interface NextWordsProps {
  after: readonly Message[];
  onSay: (words: string, act?: ChatAct) => void;
}

/** What the visitor may want to say first, or next under the assistant's last words: a press says it. */
export function NextWords({ after, onSay }: NextWordsProps) {
  const buttons = buttonsAfter(after);
  if (buttons.length === 0) return null;
  return (
    <div className={css.next} role="group" aria-label={after.length === 1 ? 'Begin with' : 'Say next'}>
      {buttons.map(({ label, says, act }) => (
        <Chip key={label} pressed={false} aria-pressed={undefined} onClick={() => onSay(says, act)}>
          {label}
        </Chip>
      ))}
    </div>
  );
}

function buttonsAfter(messages: readonly Message[]): ChatButton[] {
  const last = messages.at(-1);
  if (last?.role !== 'assistant') return [];
  return messages.length === 1 ? OPENINGS : buttonsOf(last);
}
