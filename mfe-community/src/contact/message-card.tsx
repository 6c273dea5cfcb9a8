import { useHydrated, useSearchParams } from '@coachlab/remote-kit';
import { Button, Panel } from '@coachlab/ui';
import { useEffect, useRef, useState } from 'react';
import { COACH } from '../content/coach.ts';
import { MessageForm } from './message-form.tsx';
import css from './message-card.module.css';

/** Editing, then sent; sent again means an empty form. */
export function MessageCard() {
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  const [sent, setSent] = useState(false);
  // A suggestion is for the first letter only. The server does not see it, so it comes after hydration.
  const [suggested, setSuggested] = useState(true);
  const subject = hydrated && suggested ? (search.get('subject') ?? '') : '';
  return (
    <Panel title={sent ? undefined : 'Send a Message'} level={2} ruled>
      {sent ? (
        <Sent
          onAgain={() => {
            setSuggested(false);
            setSent(false);
          }}
        />
      ) : (
        <>
          <p className={css.note}>I&apos;ll respond within {COACH.answerWithin}</p>
          <MessageForm subject={subject} onSent={() => setSent(true)} />
        </>
      )}
    </Panel>
  );
}

function Sent({ onAgain }: { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={css.sent}>
      <h2 ref={heading} tabIndex={-1}>
        Message Sent!
      </h2>
      <p>Your answer comes within {COACH.answerWithin}, to the address you gave.</p>
      <Button onClick={onAgain}>Send Another Message</Button>
    </div>
  );
}
