import { useCopy } from '@coachlab/learner';
import { Link, toast } from '@coachlab/remote-kit';
import { Icon, IconButton, Label } from '@coachlab/ui';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import LinkGlyph from 'lucide-react/icons/link-2';
import { memo } from 'react';
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

function CopyButton({ text }: { text: string }) {
  const { copied, copy } = useCopy();
  const copyAnswer = async () => {
    if (await copy(text)) return;
    toast({
      tone: 'error',
      title: 'Not copied',
      description: 'This browser does not allow copying to the clipboard.',
    });
  };
  return (
    <IconButton
      icon={copied ? Check : Copy}
      size="small"
      tone={copied ? 'act' : 'plain'}
      label={copied ? 'Copied' : 'Copy answer'}
      className={css.copy}
      onClick={copyAnswer}
    />
  );
}
