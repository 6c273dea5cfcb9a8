import { CHAT_LIMITS } from '@coachlab/contracts';
import { isComposing } from '@coachlab/learner';
import { Link } from '@coachlab/remote-kit';
import { HELP_PAGE } from '@coachlab/safety';
import { Button, TextArea } from '@coachlab/ui';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Square from 'lucide-react/icons/square';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import css from './chat.module.css';

interface ComposerProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  onDraft: (draft: string) => void;
  pending: boolean;
  onSend: (text: string) => void;
  onStop: () => void;
  /** A link was followed. */
  onFollow: () => void;
}

/** The field and its button: Send, or Stop while an answer is coming. Enter sends, Shift+Enter begins a line. */
export function Composer({ ref, draft, onDraft, pending, onSend, onStop, onFollow }: ComposerProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasPending = useRef(pending);

  // A disabled field loses the focus: it waits on Stop and comes back, unless the visitor has gone on elsewhere.
  useLayoutEffect(() => {
    if (pending === wasPending.current) return;
    wasPending.current = pending;
    const { activeElement: active, body } = document;
    const lost = active === body || active?.hasAttribute('data-coachlab-layer');
    if (pending && (lost || active === ref.current)) button.current?.focus();
    else if (!pending && (lost || active === button.current)) ref.current?.focus();
  }, [pending, ref]);

  const send = () => {
    if (pending || !draft.trim()) return;
    onDraft('');
    onSend(draft);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        ref={ref}
        label="Message"
        hideLabel
        className={css.field}
        rows={1}
        placeholder="Ask a question"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel was opened to type in; the dialog moves the focus here
        autoFocus
        maxLength={CHAT_LIMITS.message}
        enterKeyHint="send"
        value={draft}
        disabled={pending}
        onChange={({ target }) => onDraft(target.value)}
        onKeyDown={onKeyDown}
      />
      {/* One button for both, so that the focus stays where it is when they change. */}
      <Button
        ref={button}
        type={pending ? 'button' : 'submit'}
        variant={pending ? 'default' : 'primary'}
        className={css.send}
        icon={pending ? Square : ArrowUp}
        aria-label={pending ? 'Stop' : 'Send'}
        disabled={!pending && !draft.trim()}
        onClick={(event) => {
          if (!pending) return;
          // It is Send again before the press is over.
          event.preventDefault();
          onStop();
        }}
      />
      <p className={css.danger}>
        <Link to={HELP_PAGE} onClick={onFollow}>
          In danger? Who to call
        </Link>
      </p>
    </form>
  );
}
