import { useSearchParams } from '@coachlab/remote-kit';
import { Panel } from '@coachlab/ui';
import { useEffect, useRef, useState } from 'react';
import { ConfirmSubscription } from './confirm-subscription.tsx';
import { SubscribeForm } from './subscribe-form.tsx';
import css from './newsletter-card.module.css';

/** Idle, pending, subscribed; and the place where the link of our mail leads to. */
export function NewsletterCard() {
  const [search] = useSearchParams();
  const [subscribed, setSubscribed] = useState<'asked' | 'confirmed' | null>(
    search.get('sent') === 'confirm' ? 'confirmed' : null,
  );
  const token = search.get('confirm');
  return (
    <Panel title="Stay Updated" level={2} id="newsletter">
      {subscribed ? (
        <Subscribed confirmed={subscribed === 'confirmed'} />
      ) : token ? (
        <ConfirmSubscription token={token} onDone={() => setSubscribed('confirmed')} />
      ) : (
        <SubscribeForm onDone={() => setSubscribed('asked')} />
      )}
    </Panel>
  );
}

function Subscribed({ confirmed }: { confirmed: boolean }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1} className={css.subscribed}>
      <p className={css.thanks}>Thanks for subscribing!</p>
      <p>You&apos;ll get updates on new frameworks and insights.</p>
      {!confirmed && <p className={css.hint}>If an email asks you to confirm, follow the link in it.</p>}
    </div>
  );
}
