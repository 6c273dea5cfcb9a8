import { Link } from '@coachlab/remote-kit';
import { Icon, IconButton, Label } from '@coachlab/ui';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import LinkGlyph from 'lucide-react/icons/link-2';
import { memo, useEffect, useState } from 'react';
import css from './chat.module.css';
import { CoachWords } from './coach-words.tsx';
import { alarmOf, citationsOf, type Message } from './message.ts';

interface CoachMessageProps {
  message: Message;
  /** Still growing: not to be copied yet. */
  arriving?: boolean;
  onFollow?: () => void;
}

/** What the assistant said, and what it rests on. Unchanged ones are not drawn again while another arrives. */
export const CoachMessage = memo(function CoachMessage({ message, arriving, onFollow }: CoachMessageProps) {
  const citations = citationsOf(message);
  const { line, help, words } = alarmOf(message);
  return (
    <div className={css.coach}>
      <div className={css.who}>
        <Label>Coach</Label>
        {!arriving && <CopyButton text={message.content} />}
      </div>
      {help && (
        <details className={css.alarm}>
          <summary>{line}</summary>
          <CoachWords text={help} onFollow={onFollow} />
        </details>
      )}
      <CoachWords text={words} onFollow={onFollow} />
      {citations.length > 0 && (
        <p className={css.cites}>
          {citations.map(({ id, title, url }) => (
            <Link key={id} to={url} className={css.cite} onClick={onFollow}>
              <Icon of={LinkGlyph} />
              {title}
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}, sameWords);

/** `onFollow` does the same whenever it was made. */
function sameWords(before: CoachMessageProps, now: CoachMessageProps): boolean {
  return before.message === now.message && before.arriving === now.arriving;
}

/** How long a copy is confirmed. */
const SAID_MS = 2_000;

function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    // Refused where the page may not use the clipboard; then nothing is confirmed either.
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <IconButton
      icon={copied ? Check : Copy}
      size="small"
      tone={copied ? 'act' : 'plain'}
      label={copied ? 'Copied' : 'Copy answer'}
      className={css.copy}
      onClick={copy}
    />
  );
}
