import { onNotKept } from '@coachlab/learner';
import { toasts } from '@coachlab/remote-kit';
import { onChunkFailed, Toast, ToastRegion } from '@coachlab/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { didNotOpen } from './did-not-open.ts';
import { sayNotKept } from './say-not-kept.ts';

const SHOWN_MS = 5_000;
const none = () => null;

/** One toast at a time; it stays while it is pointed at or holds the focus. */
export function Toaster() {
  const latest = useSyncExternalStore(toasts.subscribe, toasts.get, none);
  const message = latest?.open ? latest : null;
  const [held, setHeld] = useState(false);
  useEffect(() => onChunkFailed(didNotOpen), []);
  useEffect(() => onNotKept(sayNotKept), []);

  useEffect(() => {
    if (!message || held) return;
    const timer = setTimeout(() => toasts.dismiss(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message, held]);

  return (
    <ToastRegion>
      {message && (
        <div
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <Toast
            key={message.id}
            tone={message.tone === 'error' ? 'bad' : 'good'}
            title={message.title}
            onDismiss={() => {
              setHeld(false);
              toasts.dismiss();
            }}
          >
            {message.description}
          </Toast>
        </div>
      )}
    </ToastRegion>
  );
}
