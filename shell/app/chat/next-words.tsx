import { Chip } from '@coachlab/ui';
import css from './chat.module.css';
import { buttonsOf, type Message } from './message.ts';

interface NextWordsProps {
  /** The last message. */
  of: Message | undefined;
  onSay: (words: string) => void;
}

/** What the visitor may want to say next, under the assistant's last words: a press says it. */
export function NextWords({ of, onSay }: NextWordsProps) {
  const buttons = of?.role === 'assistant' ? buttonsOf(of) : [];
  if (buttons.length === 0) return null;
  return (
    <div className={css.next} role="group" aria-label="Say next">
      {buttons.map(({ label, says }) => (
        <Chip key={label} pressed={false} aria-pressed={undefined} onClick={() => onSay(says)}>
          {label}
        </Chip>
      ))}
    </div>
  );
}
